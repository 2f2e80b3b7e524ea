-- The tables of tables.ts, for a host without migrations of its own and for the tests.
create table sandbox_objects (
  id text primary key,
  kind text not null,
  customer text,
  seq bigint generated always as identity not null,
  due_at bigint,
  data jsonb not null
);
create index sandbox_objects_list on sandbox_objects (kind, customer, seq);
create index sandbox_objects_due on sandbox_objects (due_at);
create table sandbox_clock (
  name text primary key,
  ahead_seconds bigint not null
);
