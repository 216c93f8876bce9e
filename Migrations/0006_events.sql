-- What happened, in one order that everyone sees. The counter's row is locked by the last statement of a transaction,
-- so that whoever has read an event has read all before it.
CREATE TABLE event_counter (
    only_row boolean NOT NULL DEFAULT true CONSTRAINT event_counter_pk PRIMARY KEY CONSTRAINT event_counter_single CHECK (only_row),
    -- A database that was restored from a copy gets another one: the numbers since the copy were given out before.
    epoch    text    NOT NULL,
    last     bigint  NOT NULL
);
INSERT INTO event_counter (epoch, last) VALUES (substr(replace(gen_random_uuid()::text, '-', ''), 1, 12), 0);

CREATE TABLE events (
    sequence   bigint      NOT NULL CONSTRAINT events_pk PRIMARY KEY,
    project_id bigint      NOT NULL CONSTRAINT events_project_fk REFERENCES projects ON DELETE CASCADE,
    type       text        NOT NULL,
    flow       text,
    revision   integer,
    thread_id  bigint,
    comment_id bigint,
    guideline  text,
    actor_id   bigint      CONSTRAINT events_actor_fk REFERENCES users,
    created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX events_age ON events (created_at);

CREATE FUNCTION publish_event(
    project_id bigint, type text, flow text, revision integer, thread_id bigint, comment_id bigint, guideline text, actor_id bigint
) RETURNS bigint LANGUAGE sql AS $$
    WITH next AS (UPDATE event_counter SET last = last + 1 RETURNING last),
         entry AS (INSERT INTO events (sequence, project_id, type, flow, revision, thread_id, comment_id, guideline, actor_id)
                   SELECT last, $1, $2, $3, $4, $5, $6, $7, $8 FROM next RETURNING sequence)
    SELECT sequence FROM entry, pg_notify('scrim_events', '')
$$;
