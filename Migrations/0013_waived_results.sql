-- Whether someone answers for a finding: it is shown, marked, and counts for nothing. One table a migration: whoever holds
-- a lock on one while waiting for another can wait for ever.
ALTER TABLE results ADD COLUMN waived boolean NOT NULL DEFAULT false;
