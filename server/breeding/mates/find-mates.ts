import type { z } from 'zod';
import type { findMates as contract } from '../../../contract/breeding/mates.ts';
import { expectedAptitude, toTenths } from '../../../game/breeding/preview.ts';
import { bornAtAge, RETIRED_FROM } from '../../../game/horses/age.ts';
import { aptitudeIn, lostToInbreeding } from '../../../game/horses/aptitude.ts';
import { breedName, breedOfFoal, buildOf, CROSSBREED } from '../../../game/horses/breeds.ts';
import { bodyWishOdds, bodyWishOf } from '../../../game/breeding/values/body-wish.ts';
import { wishOdds, type CoatWish } from '../../../game/horses/genetics/wish.ts';
import { PLACE } from '../../../game/horses/genetics/strands.ts';
import { foalInbreedings } from '../../../game/horses/inbreeding.ts';
import type { Discipline } from '../../../game/shows/disciplines.ts';
import { isRefusal, refuse, type Refusal } from '../../../game/refusal.ts';
import type { Db } from '../../db/connection.ts';
import { readHorseSummaries } from '../../horses/views/horse-summaries.ts';
import { readOwnSightedHorse, type NotOwn } from '../../horses/own-horse.ts';
import { type SightedHorse, breedOfRow } from '../../horses/horse-row.ts';
import type { BreedingContext } from '../covering/cover.ts';
import { findStuds } from '../stud/stud-queries.ts';
import {
  BEFORE_THE_FIRST,
  findGiftedMates,
  findMateRows,
  type MateRow,
  type MateSearch,
  type OfBreeds,
} from './mate-queries.ts';
import { bodyOf, gametesFor } from '../covering/parents.ts';
import { readValuesOf } from '../values/read-values.ts';
import type { Sire } from './sire-cache.ts';

type Query = z.output<(typeof contract)['query']>;
type MateView = z.input<(typeof contract)['reply']>[number];

interface Candidate {
  readonly stud: MateRow;
  readonly sire: Sire;
  /** The mare's. */
  readonly isOwnBreed: boolean;
  /** Ten-thousandths of a point: the parents' mean less the loss to inbreeding, exact where it is shown. */
  readonly aptitude: number;
  readonly inbreeding: number;
  readonly coat: MateView['coat'];
  readonly body: MateView['body'];
}

const wished = ({ coat, body }: Candidate) => (coat?.probability ?? 1) * (body?.probability ?? 1);

/** Ties: inbreeding, then aptitude, then id. */
const BETTER: Readonly<Record<Query['order'], (one: Candidate, other: Candidate) => number>> = {
  wish: (one, other) => wished(other) - wished(one),
  coat: (one, other) => (other.coat?.probability ?? 0) - (one.coat?.probability ?? 0),
  aptitude: (one, other) => other.aptitude - one.aptitude,
  inbreeding: (one, other) => one.inbreeding - other.inbreeding,
  fee: (one, other) => one.stud.fee - other.stud.fee,
};

/**
 * Her own breed first, best first; stallions that cannot cover her today last. One more than `limit` if there is
 * another page.
 */
export async function findMates(
  db: Db,
  now: Date,
  { pedigrees, sires }: Pick<BreedingContext, 'pedigrees' | 'sires'>,
  { playerId, mareId, ...query }: Query & { playerId: string; mareId: string },
): Promise<MateView[] | NotOwn | Refusal<'NOT_A_MARE'>> {
  const mare = await readOwnSightedHorse(db, mareId, playerId);
  if (isRefusal(mare)) return mare;
  if (mare.sex !== 'mare') return refuse('NOT_A_MARE', { name: mare.name });
  const search: MateSearch = {
    playerId,
    mareBreed: mare.breed,
    now,
    bornAfter: bornAtAge(RETIRED_FROM, now),
    breed: query.breed ?? null,
    maxFee: query.maxFee ?? null,
    search: query.search || null,
    without: (query.without ?? []).map((locus) => PLACE[locus] + 1),
  };
  const oddsOfBody = await readOddsOfBody(db, now, mare, query);
  const consider = async (studs: readonly MateRow[]) => {
    // Store horses have no pedigree.
    const bred = studs.filter((stud) => stud.bred).map(({ id }) => id);
    const ids = studs.map(({ id }) => id);
    const pedigree = await pedigrees(db, [mare.id, ...bred]);
    const found = {
      studs,
      sires: await sires(db, now, studs),
      inbreedings: foalInbreedings(pedigree, mare.id, ids),
    };
    return rank(found, mare, query, now, oddsOfBody);
  };
  const ranked =
    query.order === 'aptitude' || query.order === 'inbreeding'
      ? await rankGifted(db, { search, mare, query, consider })
      : await consider(await findMateRows.rows(db, search));
  return describe(db, now, mare, ranked.slice(query.offset, query.offset + query.limit + 1));
}

interface GiftedSearch {
  readonly search: MateSearch;
  readonly mare: SightedHorse;
  readonly query: Query;
  readonly consider: (studs: readonly MateRow[]) => Promise<Candidate[]>;
}

/** As many of the best by their parents' mean are compared exactly. */
const COMPARED = 200;
/** Pages read beyond the one shown, as some stallions are unfit and some lose points to inbreeding. */
const SPARE_PAGES = 2;
const STRETCH_GROWTH = 4;

/** Whole steps, so that most pages are cut from one order. */
const comparedFor = (needed: number) => Math.ceil(needed / COMPARED) * COMPARED;

/** Reads studs by aptitude, her own breed first. */
async function rankGifted(db: Db, { search, mare, query, consider }: GiftedSearch): Promise<Candidate[]> {
  const { offset, limit, order, discipline = mare.discipline } = query;
  const needed = offset + limit + 1;
  const ofBreed = search.breed ?? mare.breed;
  let read: readonly MateRow[] = [];
  let ranked: Candidate[] = [];
  for (const breeds of partsOf(search)) {
    let after: { readonly points: number; readonly afterId: string } = BEFORE_THE_FIRST;
    for (let length = comparedFor(needed + SPARE_PAGES * limit); ; length *= STRETCH_GROWTH) {
      const page = { ...search, ...after, ofBreed, limit: length };
      const rows = await findGiftedMates(db, discipline, breeds, page);
      // Ties are shown by id.
      read = [...read, ...rows].toSorted((one, other) => (one.id < other.id ? -1 : 1));
      ranked = await consider(read);
      const last = ranked[needed - 1];
      const isFull = last?.stud.fit === true;
      if (isFull && breeds === 'others' && last.isOwnBreed) return ranked;
      const lastRow = rows.at(-1);
      if (lastRow === undefined || rows.length < length) {
        if (isFull) return ranked;
        break;
      }
      after = { points: lastRow.points, afterId: lastRow.id };
      if (isFull && (order === 'aptitude' || last.inbreeding === 0)) return ranked;
    }
  }
  return ranked;
}

/** Crossbreeds have no breed of their own. */
function partsOf({ breed, mareBreed }: MateSearch): readonly OfBreeds[] {
  if (breed !== null) return ['one'];
  return mareBreed === CROSSBREED ? ['any'] : ['one', 'others'];
}

interface StudSearch {
  readonly studs: readonly MateRow[];
  readonly sires: ReadonlyMap<string, Sire>;
  readonly inbreedings: readonly number[];
}

type OddsOfBody = ReturnType<typeof bodyWishOdds> | null;

async function readOddsOfBody(db: Db, now: Date, mare: SightedHorse, query: Query): Promise<OddsOfBody> {
  const wish = bodyWishOf(query);
  if (!wish) return null;
  const breed = breedOfRow(mare);
  const values = await readValuesOf(db, now, mare);
  return bodyWishOdds(wish, { breed, build: buildOf(breed, mare.traits.build), values });
}

function rank(
  { studs, sires, inbreedings }: StudSearch,
  mare: SightedHorse,
  query: Query,
  now: Date,
  oddsOfBody: OddsOfBody,
): Candidate[] {
  const { order, colour, pattern, discipline = mare.discipline, offset, limit } = query;
  const wish: CoatWish = { colour: colour ?? null, pattern: pattern ?? null };
  const hasWish = wish.colour !== null || wish.pattern !== null;
  const mareGametes = gametesFor(mare, mare.genesSeen, now);
  const ranked = studs.map((stud, index): Candidate => {
    const sire = sires.get(stud.id);
    if (!sire) throw new Error(`Stallion ${stud.id} is missing`);
    const inbreeding = inbreedings[index] ?? 0;
    const gametes = stud.genesSeen ? sire.exact : sire.estimated;
    return {
      stud,
      sire,
      isOwnBreed: sire.breed === mare.breed && sire.breed !== CROSSBREED,
      inbreeding,
      aptitude: plainMean(sire, mare, discipline) - lostToInbreeding(inbreeding),
      coat: hasWish
        ? {
            probability: wishOdds(wish, gametes, mareGametes),
            exact: stud.genesSeen && mare.genesSeen,
          }
        : null,
      body: oddsOfBody && { probability: oddsOfBody(sire, inbreeding) },
    };
  });
  const better = BETTER[order];
  const compare = (one: Candidate, other: Candidate) =>
    Number(other.stud.fit) - Number(one.stud.fit) ||
    Number(other.isOwnBreed) - Number(one.isOwnBreed) ||
    better(one, other) ||
    one.inbreeding - other.inbreeding ||
    other.aptitude - one.aptitude;
  // Sorting is stable; rows are ordered by id.
  const plainly = ranked.toSorted(compare);
  const compared = comparedFor(offset + limit + 1);
  const exact = plainly.slice(0, compared).map((candidate) => {
    const { sire, inbreeding } = candidate;
    const foals = inbreedingOf(sire, mare, inbreeding);
    return {
      ...candidate,
      aptitude: aptitudeIn(expectedAptitude(sire.body, bodyOf(mare), foals), discipline),
    };
  });
  return [...exact.toSorted(compare), ...plainly.slice(compared)];
}

const inbreedingOf = (sire: Sire, dam: SightedHorse, foal: number) => ({
  foal,
  sire: sire.inbreeding,
  dam: dam.inbreeding,
});

function plainMean(sire: Sire, mare: SightedHorse, discipline: Discipline): number {
  return (aptitudeIn(sire.aptitude, discipline) + aptitudeIn(mare.aptitude, discipline)) / 2;
}

async function describe(
  db: Db,
  now: Date,
  mare: SightedHorse,
  ranked: readonly Candidate[],
): Promise<MateView[]> {
  const ids = ranked.map(({ stud }) => stud.id);
  const summaries = await readHorseSummaries(db, now, ids);
  const terms = new Map(
    (await findStuds.rows(db, { stallionIds: ids })).map((stud) => [stud.stallionId, stud]),
  );
  return ranked.flatMap(({ stud, sire, aptitude, inbreeding, coat, body }): MateView[] => {
    const stallion = summaries.get(stud.id);
    const atStud = terms.get(stud.id);
    if (!stallion || !atStud) return [];
    return [
      {
        stallion,
        fee: atStud.fee,
        note: atStud.note,
        ownBreedOnly: atStud.ownBreedOnly,
        fit: stud.fit,
        coat,
        // To a percent, because exact odds would tell what each stallion inherited.
        body: body && { probability: Math.round(100 * body.probability) / 100 },
        aptitude: toTenths(aptitude),
        inbreeding,
        aptitudeLost: toTenths(lostToInbreeding(inbreeding)),
        breedName: breedName(breedOfFoal(sire.breed, breedOfRow(mare))),
      },
    ];
  });
}
