-- What is recorded while a match is played.
alter table fixtures drop constraint fixtures_state_check;
alter table fixtures
  add constraint fixtures_state_check check (state in ('scheduled', 'live', 'finished', 'postponed', 'abandoned')),
  add column started_at timestamptz,
  add column half_time_at timestamptz,
  add column finished_at timestamptz,
  -- Counts up at every change; somebody who saves an older one is told so.
  add column version integer not null default 1,
  -- When readers were last shown something else. Open streams are sent what is newer than their last poll.
  add column changed_at timestamptz not null default 'epoch',
  -- What the last tap replaced, while it can be undone.
  add column undo jsonb,
  add column undo_until timestamptz,
  add check ((undo is null) = (undo_until is null)),
  -- As many as the screens have room for.
  add check (home_goals < 100 and away_goals < 100);
create index fixtures_by_change on fixtures (changed_at);

alter table matchdays add column version integer not null default 1;

-- "Delivery" is what the league promises for a match. These are responses with the bytes of a file.
alter table deliveries rename to file_transfers;
alter index deliveries_pkey rename to file_transfers_pkey;
