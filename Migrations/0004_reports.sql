-- A report belongs to a revision under one set of facts, one profile and one engine: the same four give the same report.
CREATE TABLE reports (
    id             bigint      GENERATED ALWAYS AS IDENTITY CONSTRAINT reports_pk PRIMARY KEY,
    revision_id    bigint      NOT NULL CONSTRAINT reports_revision_fk REFERENCES revisions ON DELETE CASCADE,
    facts_digest   bytea       CONSTRAINT reports_facts_fk REFERENCES blobs,
    profile        text        NOT NULL,
    engine         text        NOT NULL,
    -- SHA-256 over the document, the facts, the profile and the engine, so that no facts are a value like any other.
    key            bytea       NOT NULL,
    edition        text        NOT NULL,
    errors         integer     NOT NULL,
    warnings       integer     NOT NULL,
    advice         integer     NOT NULL,
    reviews        integer     NOT NULL,
    opens          integer     NOT NULL,
    passes         integer     NOT NULL,
    not_applicable integer     NOT NULL,
    -- Per rule, as the API gives them: pass and notApplicable results are stored as these counts only.
    rule_counts    text        NOT NULL,
    -- The questions that are still open, as the API gives them.
    questions      text        NOT NULL,
    created_at     timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT reports_key_unique UNIQUE (revision_id, key)
);

-- The report that holds for a revision now.
ALTER TABLE revisions ADD COLUMN report_id bigint CONSTRAINT revisions_report_fk REFERENCES reports;

CREATE TABLE results (
    report_id           bigint  NOT NULL CONSTRAINT results_report_fk REFERENCES reports ON DELETE CASCADE,
    -- In the order of the report, which is the order of lists.
    position            integer NOT NULL,
    fingerprint         text    NOT NULL,
    content_fingerprint text,
    rule                text    NOT NULL,
    outcome             text    NOT NULL CONSTRAINT results_outcome_stored CHECK (outcome IN ('fail', 'review', 'open')),
    severity            text    NOT NULL,
    subject             text    NOT NULL,
    guidelines          text[]  NOT NULL,
    -- Compared with the revision before: new, unchanged, reopened.
    state               text    NOT NULL CONSTRAINT results_state_known CHECK (state IN ('new', 'unchanged', 'reopened')),
    -- The whole result, as the API gives it.
    body                text    NOT NULL,
    CONSTRAINT results_pk PRIMARY KEY (report_id, position)
);
CREATE INDEX results_fingerprint ON results (report_id, fingerprint);
