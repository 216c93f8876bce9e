-- Drawings and map layouts by the hash of what they were made from; any of them can be made again.
CREATE TABLE drawings (
    key        bytea       NOT NULL CONSTRAINT drawings_pk PRIMARY KEY,
    bytes      bytea       NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
);
