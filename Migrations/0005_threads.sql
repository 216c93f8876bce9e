-- What people say about a guideline, and where.
CREATE TABLE threads (
    id           bigint      GENERATED ALWAYS AS IDENTITY CONSTRAINT threads_pk PRIMARY KEY,
    flow_id      bigint      NOT NULL CONSTRAINT threads_flow_fk REFERENCES flows ON DELETE CASCADE,
    -- The revision that its author saw.
    revision     integer     NOT NULL,
    guideline    text        NOT NULL,
    subject_kind text        CONSTRAINT threads_subject_kind_known CHECK (subject_kind IN ('screen', 'modal')),
    subject      text,
    part_kind    text        CONSTRAINT threads_part_kind_known CHECK (part_kind IN ('control', 'region')),
    part         text,
    finding      text,
    point_x      float8      CONSTRAINT threads_point_x_inside CHECK (point_x BETWEEN 0 AND 1),
    point_y      float8      CONSTRAINT threads_point_y_inside CHECK (point_y BETWEEN 0 AND 1),
    -- What the anchor looked like when it was set: to see later whether it is still the same.
    subject_hash text,
    blocking     boolean     NOT NULL DEFAULT false,
    author_id    bigint      NOT NULL CONSTRAINT threads_author_fk REFERENCES users,
    resolved_by  bigint      CONSTRAINT threads_resolver_fk REFERENCES users,
    resolved_at  timestamptz,
    version      bigint      NOT NULL DEFAULT 1,
    created_at   timestamptz NOT NULL DEFAULT now(),
    updated_at   timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT threads_subject_whole CHECK ((subject IS NULL) = (subject_kind IS NULL)),
    CONSTRAINT threads_part_whole CHECK ((part IS NULL) = (part_kind IS NULL) AND (part IS NULL OR subject IS NOT NULL)),
    CONSTRAINT threads_point_whole CHECK ((point_x IS NULL) = (point_y IS NULL)),
    CONSTRAINT threads_resolution_whole CHECK ((resolved_at IS NULL) = (resolved_by IS NULL))
);
CREATE INDEX threads_flow ON threads (flow_id, id);

CREATE TABLE comments (
    id         bigint      GENERATED ALWAYS AS IDENTITY CONSTRAINT comments_pk PRIMARY KEY,
    thread_id  bigint      NOT NULL CONSTRAINT comments_thread_fk REFERENCES threads ON DELETE CASCADE,
    author_id  bigint      NOT NULL CONSTRAINT comments_author_fk REFERENCES users,
    body       text        NOT NULL CONSTRAINT comments_body_length CHECK (length(body) BETWEEN 1 AND 20000),
    version    bigint      NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    edited_at  timestamptz
);
CREATE INDEX comments_thread ON comments (thread_id, id);

-- A person's word on a guideline of a revision. The last one counts.
CREATE TABLE judgements (
    revision_id bigint      NOT NULL CONSTRAINT judgements_revision_fk REFERENCES revisions ON DELETE CASCADE,
    guideline   text        NOT NULL,
    value       text        NOT NULL CONSTRAINT judgements_value_known CHECK (value IN ('meets', 'fallsShort', 'notApplicable')),
    note        text        CONSTRAINT judgements_note_length CHECK (length(note) <= 20000),
    author_id   bigint      NOT NULL CONSTRAINT judgements_author_fk REFERENCES users,
    created_at  timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT judgements_pk PRIMARY KEY (revision_id, guideline)
);
