-- Documents, mockups and facts are stored once each, by the SHA-256 of their bytes, in chunks that a row can carry.
CREATE TABLE blobs (
    digest     bytea       NOT NULL CONSTRAINT blobs_pk PRIMARY KEY CONSTRAINT blobs_digest_length CHECK (length(digest) = 32),
    media_type text        NOT NULL,
    size       bigint      NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE blob_chunks (
    digest   bytea   NOT NULL CONSTRAINT blob_chunks_blob_fk REFERENCES blobs ON DELETE CASCADE,
    position integer NOT NULL,
    bytes    bytea   NOT NULL,
    CONSTRAINT blob_chunks_pk PRIMARY KEY (digest, position)
);
-- What is stored is compressed already (PNG) or is better compressed by the one who asks for it.
ALTER TABLE blob_chunks ALTER COLUMN bytes SET STORAGE EXTERNAL;

CREATE TABLE flows (
    id            bigint      GENERATED ALWAYS AS IDENTITY CONSTRAINT flows_pk PRIMARY KEY,
    project_id    bigint      NOT NULL CONSTRAINT flows_project_fk REFERENCES projects ON DELETE CASCADE,
    slug          text        NOT NULL CONSTRAINT flows_slug_form CHECK (slug ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
    name          text        NOT NULL CONSTRAINT flows_name_length CHECK (length(name) BETWEEN 1 AND 200),
    -- What the files can't show; NULL where nobody has said anything yet.
    facts_digest  bytea       CONSTRAINT flows_facts_fk REFERENCES blobs,
    facts_version bigint      NOT NULL DEFAULT 1,
    archived_at   timestamptz,
    version       bigint      NOT NULL DEFAULT 1,
    created_at    timestamptz NOT NULL DEFAULT now(),
    updated_at    timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT flows_slug_unique UNIQUE (project_id, slug)
);

CREATE TABLE revisions (
    id              bigint      GENERATED ALWAYS AS IDENTITY CONSTRAINT revisions_pk PRIMARY KEY,
    flow_id         bigint      NOT NULL CONSTRAINT revisions_flow_fk REFERENCES flows ON DELETE CASCADE,
    number          integer     NOT NULL CONSTRAINT revisions_number_positive CHECK (number > 0),
    -- Of the canonical form without provenance: equal contents are one revision.
    content_hash    text        NOT NULL,
    document_digest bytea       NOT NULL CONSTRAINT revisions_document_fk REFERENCES blobs,
    title           text        NOT NULL,
    source_kind     text        NOT NULL,
    source_files    text[]      NOT NULL,
    -- Counts, languages, cases, notes of the import, change since the revision before: as the API gives them.
    details         text        NOT NULL,
    author_id       bigint      NOT NULL CONSTRAINT revisions_author_fk REFERENCES users,
    created_at      timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT revisions_number_unique UNIQUE (flow_id, number)
);

CREATE TABLE revision_assets (
    revision_id bigint NOT NULL CONSTRAINT revision_assets_revision_fk REFERENCES revisions ON DELETE CASCADE,
    digest      bytea  NOT NULL CONSTRAINT revision_assets_blob_fk REFERENCES blobs,
    file_name   text   NOT NULL,
    CONSTRAINT revision_assets_pk PRIMARY KEY (revision_id, digest)
);
