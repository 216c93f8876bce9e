-- A project is an app: its members see its flows, and nobody else does.
CREATE TABLE projects (
    id          bigint      GENERATED ALWAYS AS IDENTITY CONSTRAINT projects_pk PRIMARY KEY,
    slug        text        NOT NULL CONSTRAINT projects_slug_unique UNIQUE
                            CONSTRAINT projects_slug_form CHECK (slug ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
    name        text        NOT NULL CONSTRAINT projects_name_length CHECK (length(name) BETWEEN 1 AND 200),
    -- The rule profile, as text: what its author wrote. Empty: the default one.
    profile     text        NOT NULL DEFAULT '{"scrimProfile":1}',
    archived_at timestamptz,
    version     bigint      NOT NULL DEFAULT 1,
    created_at  timestamptz NOT NULL DEFAULT now(),
    updated_at  timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE memberships (
    project_id bigint      NOT NULL CONSTRAINT memberships_project_fk REFERENCES projects ON DELETE CASCADE,
    user_id    bigint      NOT NULL CONSTRAINT memberships_user_fk REFERENCES users ON DELETE CASCADE,
    role       text        NOT NULL CONSTRAINT memberships_role_known
                           CHECK (role IN ('viewer', 'reviewer', 'editor', 'maintainer')),
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT memberships_pk PRIMARY KEY (project_id, user_id)
);
CREATE INDEX memberships_user ON memberships (user_id);
