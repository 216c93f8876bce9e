-- A finding is followed from revision to revision: it can say something else (updated), or its subject can have been
-- renamed, moved or imported with another id (moved), and then its fingerprint was another one before.
ALTER TABLE results ADD COLUMN previous text;
ALTER TABLE results DROP CONSTRAINT results_state_known;
-- What is there already satisfied the narrower one; the next migration looks without keeping anybody from writing.
ALTER TABLE results ADD CONSTRAINT results_state_known
    CHECK (state IN ('new', 'unchanged', 'updated', 'moved', 'reopened')) NOT VALID;
