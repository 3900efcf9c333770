import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Grades replace form. A form was the median strength of the fields that the horse met; the horse begins in the grade
 * whose median strength is nearest: bronze 0.35, silver 0.65, gold 0.95. Open entries run in that grade.
 */
export const grades: Migration = {
  async up(db: Kysely<unknown>) {
    await run(
      db,
      `alter table horses
         add column grade text not null default 'bronze' check (grade in ('bronze', 'silver', 'gold')),
         add column grade_points integer not null default 0 check (grade_points >= 0),
         add column prizeless_starts integer not null default 0 check (prizeless_starts >= 0)`,
    );
    await run(
      db,
      `update horses set grade = case when form < 8000 then 'silver' else 'gold' end where form >= 5000`,
    );
    await run(
      db,
      `alter table show_entries add column grade text check (grade in ('bronze', 'silver', 'gold'))`,
    );
    await run(
      db,
      `update show_entries set grade = horse.grade from horses horse, shows show
       where horse.id = show_entries.horse_id and show.id = show_entries.show_id and show.kind = 'house'
         and show_entries.place is null`,
    );
    await run(db, 'alter table horses drop column form');
    // Fewer starts a day, each worth more.
    await run(db, 'update horses set starts_today = 5 where starts_today > 5');
    await run(
      db,
      `update players set house_starts = floor(1.25 * least(60, 10 + level))
       where house_starts > floor(1.25 * least(60, 10 + level))`,
    );
  },
};

async function run(db: Kysely<unknown>, statement: string): Promise<void> {
  await sql.raw(statement).execute(db);
}
