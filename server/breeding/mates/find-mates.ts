import type { z } from 'zod';
import type { findMates as contract } from '../../../contract/breeding/mates.ts';
import { toTenths } from '../../../game/breeding/preview.ts';
import { bornAtAge, RETIRED_FROM } from '../../../game/horses/age.ts';
import { aptitudeIn, expectedAptitude, lostToInbreeding } from '../../../game/horses/aptitude.ts';
import { breedName, breedOfFoal } from '../../../game/horses/breeds.ts';
import { wishOdds, type CoatWish } from '../../../game/horses/genetics/wish.ts';
import { foalInbreedings } from '../../../game/horses/inbreeding.ts';
import { isRefusal, refuse, type Refusal } from '../../../game/refusal.ts';
import type { Db } from '../../db/connection.ts';
import { readCards } from '../../horses/views/horse-cards.ts';
import { breedOfRow, readOwnHorseToShow, type NotOwn } from '../../horses/own-horse.ts';
import type { SightedHorse } from '../../horses/horse-row.ts';
import type { BreedingOf } from '../covering/save-cover.ts';
import { findMateRows, findStuds, type MateRow } from './mate-queries.ts';
import { passedOn } from '../passed-on.ts';
import type { Sire } from './sire-cache.ts';

type Query = z.output<(typeof contract)['query']>;
type Found = z.input<(typeof contract)['reply']>[number];

interface Ranked {
  readonly stud: MateRow;
  readonly sire: Sire;
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

/** Stallions at stud for a mare, the best first and last those that cannot cover her today, from `offset` on: one more than asked for if there are more. */
export async function findMates(
  db: Db,
  now: Date,
  { pedigrees, sires }: Pick<BreedingOf, 'pedigrees' | 'sires'>,
  { playerId, mareId, ...query }: Query & { playerId: string; mareId: string },
): Promise<Found[] | NotOwn | Refusal<'NOT_A_MARE'>> {
  const mare = await readOwnHorseToShow(db, mareId, playerId);
  if (isRefusal(mare)) return mare;
  if (mare.sex !== 'mare') return refuse('NOT_A_MARE', { name: mare.name });
  const studs = await findMateRows.rows(db, {
    playerId,
    mareBreed: mare.breed,
    now,
    bornAfter: bornAtAge(RETIRED_FROM, now),
    breed: query.breed ?? null,
    maxFee: query.maxFee ?? null,
    search: query.search || null,
  });
  // Horses from the store descend from nobody: they need not be looked up.
  const bred = studs.filter((stud) => stud.bred).map(({ id }) => id);
  const ids = studs.map(({ id }) => id);
  const pedigree = await pedigrees(db, [mare.id, ...bred]);
  const found = {
    studs,
    sires: await sires(db, now, ids),
    inbreedings: foalInbreedings(pedigree, mare.id, ids),
  };
  const ranked = rank(found, mare, query, now);
  return describe(db, now, mare, ranked.slice(query.offset, query.offset + query.limit + 1));
}

interface Studs {
  readonly studs: readonly MateRow[];
  readonly sires: ReadonlyMap<string, Sire>;
  /** In the order of the studs. */
  readonly inbreedings: readonly number[];
}

function rank(
  { studs, sires, inbreedings }: Studs,
  mare: SightedHorse,
  { order, colour, pattern, discipline = mare.discipline }: Query,
  now: Date,
): Ranked[] {
  const wish: CoatWish = { colour: colour ?? null, pattern: pattern ?? null };
  const wished = wish.colour !== null || wish.pattern !== null;
  const ofMare = passedOn(mare, mare.genes_seen, now);
  const ranked = studs.map((stud, place): Ranked => {
    const sire = sires.get(stud.id);
    if (!sire) throw new Error(`Stallion ${stud.id} is missing`);
    const inbreeding = inbreedings[place] ?? 0;
    const gametes = stud.genes_seen ? sire.exact : sire.estimated;
    return {
      stud,
      sire,
      inbreeding,
      aptitude: aptitudeIn(expectedAptitude(sire.aptitude, mare.aptitude, inbreeding), discipline),
      coat: wished
        ? {
            probability: wishOdds(wish, gametes, ofMare),
            exact: stud.genes_seen && mare.genes_seen,
          }
        : null,
    };
  });
  const better = BETTER[order];
  // The rows come by id, and sorting is stable.
  return ranked.toSorted(
    (one, other) =>
      Number(other.stud.fit) - Number(one.stud.fit) ||
      better(one, other) ||
      one.inbreeding - other.inbreeding ||
      other.aptitude - one.aptitude,
  );
}

async function describe(db: Db, now: Date, mare: SightedHorse, ranked: readonly Ranked[]): Promise<Found[]> {
  const ids = ranked.map(({ stud }) => stud.id);
  const cards = await readCards(db, now, ids);
  const terms = new Map(
    (await findStuds.rows(db, { stallionIds: ids })).map((stud) => [stud.stallion_id, stud]),
  );
  return ranked.flatMap(({ stud, sire, aptitude, inbreeding, coat }): Found[] => {
    const stallion = cards.get(stud.id);
    const offer = terms.get(stud.id);
    // Taken from stud since.
    if (!stallion || !offer) return [];
    return [
      {
        stallion,
        fee: offer.fee,
        note: offer.note,
        ownBreedOnly: offer.own_breed_only,
        fit: stud.fit,
        coat,
        aptitude: toTenths(aptitude),
        inbreeding,
        aptitudeLost: toTenths(lostToInbreeding(inbreeding)),
        breedName: breedName(breedOfFoal(sire.breed, breedOfRow(mare))),
      },
    ];
  });
}
