import { sql } from 'kysely';
import { OWNER_EVENTS } from '../../game/horses/history.ts';
import type { NextDue } from '../clock/jobs.ts';
import { prepared, type RowOf } from '../db/prepared.ts';
import { reachedBy } from '../horses/reached-by.ts';

/** Nobody reads the books of the market, of house stables and of players who are gone. */
const IS_READ = `exists (select from players where players.id = horse.owner_id and house_stable is null and deleted_at is null)`;

const PARENT = (parent: 'sire' | 'dam') =>
  `${parent}.breed as ${parent}_breed, ${parent}.form as ${parent}_form, ${parent}.talent as ${parent}_talent,
     ${parent}.inbreeding as ${parent}_inbreeding`;

export const findNewborns = prepared(
  'foal_book_newborns',
  `select foal.id, foal.born_at, foal.inbreeding, ${PARENT('sire')}, ${PARENT('dam')}
   from horses foal join horses sire on sire.id = foal.sire_id join horses dam on dam.id = foal.dam_id
   where foal.id = any(:foalIds::uuid[]) order by foal.id`,
);

/** `expected`: arrays as text. */
export const insertBooks = prepared(
  'foal_books_insert',
  `insert into foal_books (horse_id, expected, grown, next_at)
   select horse.id, book.expected::integer[], 0, case when ${IS_READ} then book.next_at end
   from unnest(:horseIds::uuid[], :expected::text[], :nextAts::timestamptz[]) book (horse_id, expected, next_at)
   join horses horse on horse.id = book.horse_id`,
);

export const findBookless = prepared(
  'foal_books_missing',
  `select id from horses where dam_id is not null and not exists (select from foal_books where horse_id = horses.id)
   order by id limit :limit`,
);

/** The new owner reads on from the age that the horse has. `pageMs`: real time from birth to each page. */
export const resumeBooks = prepared(
  'foal_book_resume',
  `update foal_books book set grown = page.grown, next_at = case when ${IS_READ} then page.next_at end
   from horses horse cross join lateral (
     select (count(*) filter (where horse.born_at + ms * interval '1 millisecond' <= :now))::integer as grown,
       min(horse.born_at + ms * interval '1 millisecond')
         filter (where horse.born_at + ms * interval '1 millisecond' > :now) as next_at
     from unnest(:pageMs::bigint[]) page (ms)
   ) page
   where horse.id = any(:horseIds::uuid[]) and book.horse_id = horse.id`,
);

/** After an hourglass: pages come as much earlier as the birth. */
export const moveBook = prepared(
  'foal_book_move',
  `update foal_books set next_at = next_at + (:bornAt::timestamptz - :wasBornAt::timestamptz)
   where horse_id = :horseId and next_at is not null`,
);

export const findDueBooks = prepared(
  'foal_books_due',
  `select horse_id from foal_books where next_at <= :now order by next_at, horse_id limit :limit`,
);

export const nextFoalPage: NextDue = sql<Date | null>`select min(next_at) from foal_books`;

/** No row if another process has told its pages. */
export const lockDueBook = prepared(
  'foal_book_lock',
  `select grown from foal_books where horse_id = :horseId and next_at <= :now for update`,
);

export const writePages = prepared(
  'foal_book_write',
  `update foal_books book set grown = :grown, next_at = case when ${IS_READ} then :nextAt::timestamptz end
   from horses horse where horse.id = :horseId and book.horse_id = horse.id returning ${IS_READ} as is_read`,
).as<{ isRead: boolean }>();

export type BookRow = RowOf<typeof findBook>;

const OWNERS = OWNER_EVENTS.map((kind) => `'${kind}'`).join(', ');

/** Of a guest's horse for the guest only. `came`: how the horse came to its owner. `pages`: when pages were told, the oldest first. */
export const findBook = prepared(
  'foal_book',
  `select horse.id, horse.sex, horse.breed, horse.genotype, horse.traits, horse.form, horse.mane_style, horse.born_at, horse.created_at,
     horse.aptitude, horse.dam_id is not null as is_bred, book.expected, world.founded_at,
     (select jsonb_build_object('kind', kind, 'at', at) from horse_events
      where horse_id = horse.id and kind in (${OWNERS}) order by at desc, id desc limit 1) as came,
     array(select jsonb_build_object('at', at, 'pages', details->>'pages') from horse_events
      where horse_id = horse.id and kind = 'grew' order by at, id) as pages
   from horses horse cross join world left join foal_books book on book.horse_id = horse.id
   where horse.id = :horseId and ${reachedBy(':viewerId')}`,
);
