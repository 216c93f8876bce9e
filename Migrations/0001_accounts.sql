-- Who may come in, and by what: a password, a session, a link that works once, or a token for machines.
CREATE TABLE users (
    id            bigint      GENERATED ALWAYS AS IDENTITY CONSTRAINT users_pk PRIMARY KEY,
    name          text        NOT NULL
                              CONSTRAINT users_name_form CHECK (name ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$'),
    email         text        NOT NULL CONSTRAINT users_email_form CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+$'
                                                                           AND length(email) <= 254),
    administrator boolean     NOT NULL DEFAULT false,
    password_hash text,
    language      text        CONSTRAINT users_language_known CHECK (language IN ('en', 'ja', 'ko')),
    disabled_at   timestamptz,
    created_at    timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX users_name_unique ON users (lower(name));
CREATE UNIQUE INDEX users_email_unique ON users (lower(email));

-- Secrets are stored as SHA-256 digests: who reads the database can't sign in with what stands here.
CREATE TABLE sessions (
    digest       bytea       NOT NULL CONSTRAINT sessions_pk PRIMARY KEY,
    user_id      bigint      NOT NULL CONSTRAINT sessions_user_fk REFERENCES users ON DELETE CASCADE,
    created_at   timestamptz NOT NULL DEFAULT now(),
    last_seen_at timestamptz NOT NULL DEFAULT now(),
    expires_at   timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);

CREATE TABLE sign_in_links (
    digest     bytea       NOT NULL CONSTRAINT sign_in_links_pk PRIMARY KEY,
    user_id    bigint      NOT NULL CONSTRAINT sign_in_links_user_fk REFERENCES users ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    used_at    timestamptz
);

CREATE TABLE tokens (
    id            bigint      GENERATED ALWAYS AS IDENTITY CONSTRAINT tokens_pk PRIMARY KEY,
    user_id       bigint      NOT NULL CONSTRAINT tokens_user_fk REFERENCES users ON DELETE CASCADE,
    name          text        NOT NULL CONSTRAINT tokens_name_length CHECK (length(name) BETWEEN 1 AND 100),
    digest        bytea       NOT NULL CONSTRAINT tokens_digest_unique UNIQUE,
    hint          text        NOT NULL,
    scopes        text[]      NOT NULL
                              CONSTRAINT tokens_scopes_known
                              CHECK (scopes <@ ARRAY['read', 'revisions:write', 'reviews:write', 'admin']),
    -- NULL: every project that its owner has.
    project_ids   bigint[],
    created_at    timestamptz NOT NULL DEFAULT now(),
    expires_at    timestamptz,
    last_used_at  timestamptz
);
CREATE INDEX tokens_user ON tokens (user_id);

-- Refused sign-ins, counted exactly: by account and by address.
CREATE TABLE sign_in_failures (
    id         bigint      GENERATED ALWAYS AS IDENTITY CONSTRAINT sign_in_failures_pk PRIMARY KEY,
    account    text        NOT NULL,
    address    text        NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sign_in_failures_account ON sign_in_failures (account, created_at);
CREATE INDEX sign_in_failures_address ON sign_in_failures (address, created_at);
