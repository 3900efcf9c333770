import { sql, type Kysely, type Migration } from 'kysely';

export const insight: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `
create table genetic_insights (
  player_id uuid not null,
  horse_id uuid not null,
  how text not null check (how in ('free', 'bought')),
  at timestamptz not null,
  primary key (player_id, horse_id)
);

alter table players add column free_insights integer not null default 1 check (free_insights >= 0);

alter table horses add column genes_published boolean not null default false;
`,
      )
      .execute(db);
  },
};
