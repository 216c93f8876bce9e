-- The profile has a version of its own: whoever replaces it says which one they have seen.
ALTER TABLE projects ADD COLUMN profile_version bigint NOT NULL DEFAULT 1;
