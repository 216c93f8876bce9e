-- Answers to requests that may be sent again: written in the transaction of what they answer, kept for a day.
CREATE TABLE idempotent_answers (
    user_id      bigint      NOT NULL CONSTRAINT idempotent_answers_user_fk REFERENCES users ON DELETE CASCADE,
    key          text        NOT NULL CONSTRAINT idempotent_answers_key_length CHECK (length(key) BETWEEN 1 AND 255),
    -- SHA-256 over method, target and body.
    request      bytea       NOT NULL,
    status       integer     NOT NULL,
    headers      text        NOT NULL,
    body         bytea       NOT NULL,
    created_at   timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT idempotent_answers_pk PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotent_answers_age ON idempotent_answers (created_at);
