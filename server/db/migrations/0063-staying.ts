import { sql, type Kysely, type Migration } from 'kysely';

/**
 * A horse may stay in its class (decision 95). It keeps the class of its last house show; what it has reached until now
 * is its best.
 */
export const staying: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `alter table horses
           add column best_class integer not null default 1,
           add column best_grade text not null default 'bronze' check (best_grade in ('bronze', 'silver', 'gold')),
           add column put_back boolean not null default false;
         update horses set best_class = class_level, best_grade = grade where class_level > 1 or grade <> 'bronze';
         alter table show_history add column veteran boolean not null default false`,
      )
      .execute(db);
  },
};
