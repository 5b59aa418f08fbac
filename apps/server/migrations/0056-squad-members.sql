-- Who plays where in a season. A player who moves in the middle of one is in the squads of both clubs.
create table squad_members (
  season text not null,
  team_id bigint not null references teams,
  player_tag_id bigint not null,
  player_tag_kind text not null generated always as ('player') stored,
  number integer check (number between 1 and 99),
  position text not null check (position in ('goalkeeper', 'defender', 'midfielder', 'winger', 'forward')),
  primary key (season, team_id, player_tag_id),
  unique (season, team_id, number),
  foreign key (player_tag_id, player_tag_kind) references tags (id, kind) on delete cascade
);
create index squad_members_of_team on squad_members (team_id);
create index squad_members_of_player on squad_members (player_tag_id);
