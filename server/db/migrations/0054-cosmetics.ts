import { sql, type Kysely, type Migration } from 'kysely';

/** What a horse wears is free or bought for it (decision 77). */
export const cosmetics: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `alter table horses
           add nameplate text not null default 'brass',
           add nameplates text[] not null default '{}',
           add tack_colour text not null default 'oak',
           add tack_colours text[] not null default '{}',
           add constraint horses_nameplate_bought check (nameplate = 'brass' or nameplate = any(nameplates)),
           add constraint horses_tack_colour_bought check (tack_colour = 'oak' or tack_colour = any(tack_colours))`,
      )
      .execute(db);
  },
};
