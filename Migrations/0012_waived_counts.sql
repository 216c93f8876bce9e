-- Findings that someone answers for stand in none of the other figures.
ALTER TABLE reports ADD COLUMN waived integer NOT NULL DEFAULT 0;
-- The day on which waivers were looked at, such as 2026-12-31, and the last one on which the report holds; NULL where no
-- waiver runs out.
ALTER TABLE reports ADD COLUMN day text;
ALTER TABLE reports ADD COLUMN holds_until text;
