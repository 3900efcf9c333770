import type { Reply } from '../../contract/call.ts';
import type { foalBook } from '../../contract/keepsakes.ts';
import { dateString, gameDate } from '../../game/game-time.ts';
import { describeLook } from '../../game/horses/coat/format-look.ts';
import { ageInMonths, reachesAgeAt } from '../../game/horses/age.ts';
import { FOAL_PAGE_ROWS, FOAL_PAGES, promisesOf, type FoalPage } from '../../game/keepsakes/foal-book.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import type { Db } from '../db/connection.ts';
import { breedOfRow } from '../horses/horse-row.ts';
import { lookView } from '../horses/views/coat-view.ts';
import { findBook, type BookRow } from './foal-book-queries.ts';

type Book = Reply<typeof foalBook>;
type BookPage = Book['pages'][number];

export async function readFoalBook(
  db: Db,
  now: Date,
  { horseId, viewerId }: { readonly horseId: string; readonly viewerId: string },
): Promise<Book | Refusal<'HORSE_NOT_FOUND'>> {
  const horse = await findBook.first(db, { horseId, viewerId });
  if (!horse) return refuse('HORSE_NOT_FOUND');
  return {
    pages: horse.isBred ? FOAL_PAGES.map((page) => foalPage(horse, now, page)) : [arrivalPage(horse, now)],
    promises: horse.expected && promisesOf(horse.expected, horse.aptitude),
  };
}

function foalPage(horse: BookRow, now: Date, page: FoalPage): BookPage {
  const { from } = FOAL_PAGE_ROWS[page];
  const isWritten = ageInMonths(horse.bornAt, now) >= from;
  return {
    page,
    written: isWritten ? writtenAt(horse, from, toldAt(horse, page)) : null,
    dueAt: reachesAgeAt(horse.bornAt, from).toISOString(),
  };
}

function toldAt({ createdAt, pages }: BookRow, page: FoalPage): Date | null {
  if (page === 'birth') return createdAt;
  const told = pages.find((event) => event.pages?.split(',').includes(page));
  return told ? new Date(told.at) : null;
}

/** A horse from outside: its book begins when it came. */
function arrivalPage(horse: BookRow, now: Date): BookPage {
  const at = horse.came ? new Date(horse.came.at) : horse.createdAt;
  const came = at < now ? at : now;
  return {
    page: 'came',
    written: writtenAt(horse, ageInMonths(horse.bornAt, came), came),
    dueAt: came.toISOString(),
  };
}

function writtenAt(horse: BookRow, months: number, at: Date | null): BookPage['written'] {
  const { look } = lookView({ ...horse, breed: breedOfRow(horse), ageInMonths: months });
  const date = at && dateString(gameDate(horse.foundedAt, at));
  return { look, description: describeLook(look), ageInMonths: months, date };
}
