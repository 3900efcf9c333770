import type { z } from 'zod';
import type { findMates as contract } from '../../contract/mates.ts';
import { toTenths } from '../../game/breeding/preview.ts';
import { bornAtAge, RETIRED_FROM } from '../../game/horses/age.ts';
import { aptitudeIn, expectedAptitude, lostToInbreeding } from '../../game/horses/aptitude.ts';
import { breedName, breedOfFoal } from '../../game/horses/breeds.ts';
import { wishOdds } from '../../game/horses/genetics/wish.ts';
import { foalInbreedings } from '../../game/horses/inbreeding.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import type { Db } from '../db/transaction.ts';
import { readCards } from '../horses/horse-cards.ts';
import { breedOfRow, readOwnHorseToShow, type NotOwn } from '../horses/own-horse.ts';
import type { SightedHorse } from '../horses/horse-row.ts';
import type { BreedingOf } from './keep-cover.ts';
import { findMateRows, type MateRow } from './mate-queries.ts';
import { passedOn } from './passed-on.ts';

type Query = z.output<(typeof contract)['query']>;
type Found = z.input<(typeof contract)['reply']>[number];

interface Ranked {
  readonly stud: MateRow;
  /** Ten-thousandths of a point. */
  readonly aptitude: number;
  readonly inbreeding: number;
  readonly coat: Found['coat'];
}

/** The better first; what is alike in the order asked for goes on by inbreeding, then aptitude, then id. */
const BETTER: Readonly<Record<Query['order'], (one: Ranked, other: Ranked) => number>> = {
  coat: (one, other) => (other.coat?.probability ?? 0) - (one.coat?.probability ?? 0),
  aptitude: (one, other) => other.aptitude - one.aptitude,
  inbreeding: (one, other) => one.inbreeding - other.inbreeding,
  fee: (one, other) => one.stud.fee - other.stud.fee,
};

/** Stallions at stud for a mare, the best first, from `offset` on: one more than asked for if there are more. */
export async function findMates(
  db: Db,
  now: Date,
  { pedigrees }: Pick<BreedingOf, 'pedigrees'>,
  { playerId, mareId, ...query }: Query & { playerId: string; mareId: string },
): Promise<Found[] | NotOwn | Refusal<'NOT_A_MARE'>> {
  const mare = await readOwnHorseToShow(db, mareId, playerId);
  if (isRefusal(mare)) return mare;
  if (mare.sex !== 'mare') return refuse('NOT_A_MARE', { name: mare.name });
  const studs = await findMateRows.rows(
    db,
    playerId,
    mare.breed,
    now,
    bornAtAge(RETIRED_FROM, now),
    query.breed ?? null,
    query.maxFee ?? null,
    query.search || null,
  );
  // Horses from the store descend from nobody: they need not be looked up.
  const bred = studs.filter((stud) => stud.bred).map(({ id }) => id);
  const pedigree = await pedigrees(db, [mare.id, ...bred]);
  const inbreedings = foalInbreedings(
    pedigree,
    mare.id,
    studs.map(({ id }) => id),
  );
  const ranked = rank(studs, inbreedings, mare, query, now);
  return describe(db, now, mare, ranked.slice(query.offset, query.offset + query.limit + 1));
}

function rank(
  studs: readonly MateRow[],
  inbreedings: readonly number[],
  mare: SightedHorse,
  { order, colour, pattern, discipline = mare.discipline }: Query,
  now: Date,
): Ranked[] {
  const wish = { colour: colour ?? null, pattern: pattern ?? null };
  const wished = wish.colour !== null || wish.pattern !== null;
  const ofMare = passedOn(mare, mare.genes_seen, now);
  const ranked = studs.map((stud, place): Ranked => {
    const inbreeding = inbreedings[place] ?? 0;
    return {
      stud,
      inbreeding,
      aptitude: aptitudeIn(expectedAptitude(stud.aptitude, mare.aptitude, inbreeding), discipline),
      coat: wished
        ? {
            probability: wishOdds(wish, passedOn(stud, stud.genes_seen, now), ofMare),
            exact: stud.genes_seen && mare.genes_seen,
          }
        : null,
    };
  });
  const better = BETTER[order];
  // The rows come by id, and sorting is stable.
  return ranked.toSorted(
    (one, other) => better(one, other) || one.inbreeding - other.inbreeding || other.aptitude - one.aptitude,
  );
}

async function describe(db: Db, now: Date, mare: SightedHorse, ranked: readonly Ranked[]): Promise<Found[]> {
  const cards = await readCards(
    db,
    now,
    ranked.map(({ stud }) => stud.id),
  );
  return ranked.map(({ stud, aptitude, inbreeding, coat }) => {
    const stallion = cards.get(stud.id);
    if (!stallion) throw new Error(`Stallion ${stud.id} is missing`);
    return {
      stallion,
      fee: stud.fee,
      note: stud.note,
      ownBreedOnly: stud.own_breed_only,
      coat,
      aptitude: toTenths(aptitude),
      inbreeding,
      aptitudeLost: toTenths(lostToInbreeding(inbreeding)),
      breedName: breedName(breedOfFoal(breedOfRow(stud), breedOfRow(mare))),
    };
  });
}
