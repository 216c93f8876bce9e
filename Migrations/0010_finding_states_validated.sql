ALTER TABLE results VALIDATE CONSTRAINT results_state_known;
