CREATE TABLE public.entries (
    table_id text NOT NULL,
    v integer NOT NULL,
    body text NOT NULL
);
CREATE VIEW public.all_entries AS
 SELECT entries.table_id,
    entries.v,
    entries.body
   FROM public.entries;
CREATE TABLE public.tables (
    id text NOT NULL,
    seed text NOT NULL,
    v integer NOT NULL,
    game text NOT NULL,
    phase text NOT NULL,
    people text NOT NULL,
    asked text NOT NULL,
    wake_at bigint,
    changed_at bigint NOT NULL
);
CREATE VIEW public.all_tables AS
 SELECT tables.id,
    tables.seed,
    tables.v,
    tables.game,
    tables.phase,
    tables.people,
    tables.asked,
    tables.wake_at,
    tables.changed_at
   FROM public.tables;
CREATE TABLE public.blocks (
    person text NOT NULL,
    blocked text NOT NULL,
    name text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.duties (
    name text NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE public.erasures (
    person text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.keys (
    id text NOT NULL,
    public text NOT NULL,
    secret text NOT NULL,
    made_at bigint NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.people (
    person text NOT NULL,
    name text NOT NULL
);
CREATE TABLE public.proofs (
    name text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.recoveries (
    person text NOT NULL,
    hash text NOT NULL
);
CREATE TABLE public.reports (
    id text NOT NULL,
    at bigint NOT NULL,
    person text,
    about text NOT NULL,
    name text NOT NULL,
    table_id text NOT NULL,
    reason text NOT NULL,
    body text NOT NULL
);
CREATE TABLE public.seats (
    table_id text NOT NULL,
    person text NOT NULL
);
CREATE TABLE public.secrets (
    hash text NOT NULL,
    person text NOT NULL,
    kind text DEFAULT ''::text NOT NULL,
    made_at bigint,
    seen_at bigint
);
CREATE TABLE public.traces (
    person text NOT NULL,
    table_id text NOT NULL
);
CREATE TABLE public.tries (
    day text NOT NULL,
    game text NOT NULL,
    seats integer NOT NULL,
    person text NOT NULL,
    score integer NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL
);
INSERT INTO public.entries VALUES ('AAAAAAAAAAAAAAAAAAAAAA', 1, '{"at":1800000000001,"id":"request-1","by":"ida","what":{"type":"said","person":"ida","name":"Ida","text":"Moin “1”"}}');
INSERT INTO public.entries VALUES ('AAAAAAAAAAAAAAAAAAAAAA', 2, '{"at":1800000000002,"id":"request-2","by":"ida","what":{"type":"said","person":"ida","name":"Ida","text":"Moin “2”"}}');
INSERT INTO public.entries VALUES ('AAAAAAAAAAAAAAAAAAAAAA', 3, '{"at":1800000000003,"id":"request-3","by":"ida","what":{"type":"said","person":"ida","name":"Ida","text":"Moin “3”"}}');
INSERT INTO public.kysely_migration VALUES ('0001-tables', '2026-11-18T17:25:01.939Z');
INSERT INTO public.kysely_migration VALUES ('0002-journal', '2026-11-18T17:25:01.941Z');
INSERT INTO public.kysely_migration VALUES ('0003-bundles', '2026-11-18T17:25:01.942Z');
INSERT INTO public.kysely_migration VALUES ('0004-proofs', '2026-11-18T17:25:01.956Z');
INSERT INTO public.kysely_migration VALUES ('0005-keys', '2026-11-18T17:25:01.971Z');
INSERT INTO public.kysely_migration VALUES ('0006-people', '2026-11-18T17:25:02.122Z');
INSERT INTO public.kysely_migration VALUES ('0007-tries', '2026-11-18T17:25:02.148Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.people VALUES ('ida', 'Ida');
INSERT INTO public.recoveries VALUES ('ida', 'b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2');
INSERT INTO public.seats VALUES ('AAAAAAAAAAAAAAAAAAAAAA', 'ida');
INSERT INTO public.seats VALUES ('AAAAAAAAAAAAAAAAAAAAAA', 'ole');
INSERT INTO public.secrets VALUES ('a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1', 'ida', '', NULL, NULL);
INSERT INTO public.tables VALUES ('AAAAAAAAAAAAAAAAAAAAAA', '5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e', 3, 'in-aller-ruhe', 'playing', '["ida","ole"]', '["ole"]', 1800000090000, 1800000000003);
INSERT INTO public.traces VALUES ('ida', 'AAAAAAAAAAAAAAAAAAAAAA');
INSERT INTO public.traces VALUES ('ole', 'AAAAAAAAAAAAAAAAAAAAAA');
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_key PRIMARY KEY (person, blocked);
ALTER TABLE ONLY public.duties
    ADD CONSTRAINT duties_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_key PRIMARY KEY (table_id, v);
ALTER TABLE ONLY public.erasures
    ADD CONSTRAINT erasures_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.keys
    ADD CONSTRAINT keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.proofs
    ADD CONSTRAINT proofs_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.recoveries
    ADD CONSTRAINT recoveries_hash_key UNIQUE (hash);
ALTER TABLE ONLY public.recoveries
    ADD CONSTRAINT recoveries_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_key PRIMARY KEY (table_id, person);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.traces
    ADD CONSTRAINT traces_key PRIMARY KEY (person, table_id);
ALTER TABLE ONLY public.tries
    ADD CONSTRAINT tries_key PRIMARY KEY (day, game, seats, person);
CREATE INDEX blocks_of ON public.blocks USING btree (blocked);
CREATE INDEX reports_by ON public.reports USING btree (person, at);
CREATE INDEX seats_of ON public.seats USING btree (person, table_id);
CREATE INDEX secrets_of ON public.secrets USING btree (person);
CREATE INDEX tables_changed ON public.tables USING btree (changed_at);
CREATE INDEX tables_waking ON public.tables USING btree (wake_at) WHERE (wake_at IS NOT NULL);
CREATE INDEX traces_at ON public.traces USING btree (table_id);
CREATE INDEX tries_best ON public.tries USING btree (day, game, seats, score DESC, at);
CREATE INDEX tries_of ON public.tries USING btree (person);