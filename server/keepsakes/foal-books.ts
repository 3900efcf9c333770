import { ageInMonths, realMsToAge, type Sex } from '../../game/horses/age.ts';
import { expectedAptitude } from '../../game/breeding/preview.ts';
import {
  formatPages,
  GROWING_AT,
  nextPageAt,
  pagesBetween,
  pagesGrown,
  type FoalPage,
} from '../../game/keepsakes/foal-book.ts';
import type { Job } from '../clock/jobs.ts';
import { runOneByOne } from '../clock/one-by-one.ts';
import type { Db, Tx } from '../db/connection.ts';
import { lockInOrder } from '../db/lock-order.ts';
import { publish } from '../db/news.ts';
import { inTransaction, JOB_LIMIT } from '../db/transaction.ts';
import { addHorseEvents } from '../horses/horse-events.ts';
import { breedOfRow } from '../horses/horse-row.ts';
import { lockHorsesById } from '../horses/own-horse.ts';
import {
  findBookless,
  findDueBooks,
  findNewborns,
  insertBooks,
  lockDueBook,
  moveBook,
  nextFoalPage,
  resumeBooks,
  writePages,
} from './foal-book-queries.ts';

export interface Growth {
  readonly horseId: string;
  readonly ownerId: string;
  readonly name: string;
  readonly sex: Sex;
  readonly pages: readonly FoalPage[];
}

/** Work of another feature, last in the transaction that writes the pages. */
export type WhenGrown = (tx: Tx, now: Date, growth: Growth) => Promise<void>;

const BATCH = 50;
const BOOKS_AT_ONCE = 5_000;
const PAGE_MS = GROWING_AT.map(realMsToAge);

/** What the parents promise is kept, whatever is known of them later. */
export async function openFoalBooks(tx: Tx, foalIds: readonly string[]): Promise<void> {
  const foals = await findNewborns.rows(tx, { foalIds });
  await insertBooks.run(tx, {
    horseIds: foals.map(({ id }) => id),
    expected: foals.map((foal) => {
      const sire = {
        breed: breedOfRow({ breed: foal.sireBreed }),
        form: foal.sireForm,
        talent: foal.sireTalent,
      };
      const dam = { breed: breedOfRow({ breed: foal.damBreed }), form: foal.damForm, talent: foal.damTalent };
      const inbreeding = { foal: foal.inbreeding, sire: foal.sireInbreeding, dam: foal.damInbreeding };
      return `{${expectedAptitude(sire, dam, inbreeding).join()}}`;
    }),
    nextAts: foals.map(({ bornAt }) => nextPageAt(bornAt, 0)),
  });
}

/** For horses whose past was played in memory: pages that they have already are no news. */
export async function openAllFoalBooks(tx: Tx, now: Date): Promise<void> {
  for (;;) {
    const ids = (await findBookless.rows(tx, { limit: BOOKS_AT_ONCE })).map(({ id }) => id);
    if (ids.length === 0) return;
    await openFoalBooks(tx, ids);
    await resumeBooks.run(tx, { horseIds: ids, now, pageMs: PAGE_MS });
  }
}

interface Bred {
  readonly id: string;
  readonly bornAt: Date;
}

/** For a new owner. */
export async function resumeFoalBooks(tx: Tx, now: Date, horses: readonly Bred[]): Promise<void> {
  const young = horses.filter(({ bornAt }) => pagesGrown(ageInMonths(bornAt, now)) < GROWING_AT.length);
  if (young.length === 0) return;
  await resumeBooks.run(tx, { horseIds: young.map(({ id }) => id), now, pageMs: PAGE_MS });
}

/** After an hourglass. The pages that it skips come together, as due work. */
export async function moveFoalBook(
  tx: Tx,
  { id: horseId, bornAt: wasBornAt }: Bred,
  bornAt: Date,
): Promise<void> {
  if (bornAt.getTime() !== wasBornAt.getTime()) await moveBook.run(tx, { horseId, bornAt, wasBornAt });
}

/** Tells owners that a young horse has grown: one event for all pages that are due. */
export function foalBookJob(whenGrown: readonly WhenGrown[]): Job {
  return {
    name: 'foal books',
    nextDue: () => nextFoalPage,
    async doSome(db, { now }) {
      return runOneByOne({
        pieces: await findDueBooks.rows(db, { now, limit: BATCH }),
        run: ({ horseId }) => writeIfDue(db, now, horseId, whenGrown),
        describe: ({ horseId }) => `The book of foal ${horseId} cannot be written`,
        summary: 'Some books of foals cannot be written',
      });
    },
  };
}

function writeIfDue(db: Db, now: Date, horseId: string, whenGrown: readonly WhenGrown[]): Promise<0 | 1> {
  return inTransaction(
    db,
    async (tx) => {
      const { horses, foal_books: book } = await lockInOrder(tx, {
        horses: () => lockHorsesById(tx, [horseId]),
        foal_books: () => lockDueBook.first(tx, { horseId, now }),
      });
      const horse = horses.get(horseId);
      if (!horse || !book) return 0;
      const { ownerId, name, sex, bornAt } = horse;
      const grown = pagesGrown(ageInMonths(bornAt, now));
      const written = await writePages.first(tx, { horseId, grown, nextAt: nextPageAt(bornAt, grown) });
      const pages = pagesBetween(book.grown, grown);
      if (!written?.isRead || pages.length === 0) return 1;
      const details = { pages: pages.join(','), what: formatPages(pages) };
      await addHorseEvents(tx, now, [{ horseId, ownerId, kind: 'grew', details, playerId: ownerId }]);
      publish(tx, ownerId, { topics: pages.includes('three') ? ['news', 'moments'] : ['news'] });
      for (const tell of whenGrown) await tell(tx, now, { horseId, ownerId, name, sex, pages });
      return 1;
    },
    JOB_LIMIT,
  );
}
