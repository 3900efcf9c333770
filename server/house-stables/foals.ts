import { isValid } from '../../game/care/vet.ts';
import { hasBegun } from '../../game/house-stables/at-work.ts';
import { drawFoalName } from '../../game/house-stables/foal-name.ts';
import {
  breedsThisWeek,
  HERD_LEAST,
  herdOf,
  MOST_INBREEDING_OF_FOALS,
} from '../../game/house-stables/herd.ts';
import { isGrown } from '../../game/house-stables/offers.ts';
import { foalInbreeding } from '../../game/horses/inbreeding.ts';
import { damOfFoalName } from '../../game/horses/dam-of-foal.ts';
import { coverMare } from '../breeding/covering/cover-mare.ts';
import { renameOwnHorse } from '../horses/horse-name.ts';
import type { HorseInTack } from '../horses/horse-row.ts';
import { buyFounder } from './founders.ts';
import { findNames } from './house-stables-queries.ts';
import { orderVet } from './vet.ts';
import { act, byWorth, type Visit } from './visit.ts';

const DAYS = 7;

/** Foals that still have the name they were born with. */
export async function nameFoals(visit: Visit, owned: readonly HorseInTack[]): Promise<void> {
  const { now, rng, playerId, stable } = visit;
  const unnamed = owned.filter(({ name }) => damOfFoalName(name) !== undefined);
  if (unnamed.length === 0) return;
  const taken = new Set((await act(visit, (tx) => findNames.rows(tx))).map(({ name }) => name));
  for (const { id: horseId, sex } of unnamed) {
    const name = drawFoalName(rng, sex, stable.name, taken);
    taken.add(name);
    await act(visit, (tx) => renameOwnHorse(tx, now, { horseId, playerId, name }));
  }
}

/**
 * Once a week, or in four where the herd is full, the vet sees the pair that the stable likes best; a day later the mare
 * is covered. The herd stays large enough.
 */
export async function breed(visit: Visit, owned: readonly HorseInTack[]): Promise<void> {
  const { now, lastAt, playerId, breeding, stable } = visit;
  const herd = herdOf(owned, now);
  const count = herd.length + owned.filter(({ foalsAt }) => foalsAt !== null).length;
  if (!breedsThisWeek(stable, count, now)) return;
  if (count < HERD_LEAST) await buyFounder(visit, herd);
  const isVetDay = hasBegun(stable.weekday, lastAt, now);
  const isCoverDay = hasBegun((stable.weekday + 1) % DAYS, lastAt, now);
  if (!isVetDay && !isCoverDay) return;
  const allowed = await pairsOf(visit, herd);
  if (allowed.length === 0 && isVetDay && count >= HERD_LEAST) await buyFounder(visit, herd);
  const pairs = allowed.filter(([{ foalsAt, restsUntil }]) => {
    return foalsAt === null && (restsUntil === null || restsUntil <= now);
  });
  const checked = pairs.find((pair) => pair.every((horse) => isValid(horse.breedingCheckUntil, now)));
  if (isCoverDay && checked) {
    const [mare, stallion] = checked;
    const order = { playerId, mareId: mare.id, stallionId: stallion.id };
    await act(visit, (tx) => coverMare(tx, now, breeding, order));
    return;
  }
  const [best] = pairs;
  if (best) await orderVet(visit, best, 'breeding_check');
}

type Pair = readonly [mare: HorseInTack, stallion: HorseInTack];

/** Best first, with mares that rest. */
async function pairsOf(visit: Visit, herd: readonly HorseInTack[]): Promise<Pair[]> {
  const { now, breeding } = visit;
  const grown = byWorth(visit, herd).filter(({ bornAt }) => isGrown(bornAt, now));
  const mares = grown.filter(({ sex }) => sex === 'mare');
  const stallions = grown.filter(({ sex }) => sex === 'stallion');
  if (mares.length === 0 || stallions.length === 0) return [];
  const ids = [...mares, ...stallions].map(({ id }) => id);
  const pedigree = await act(visit, (tx) => breeding.pedigrees(tx, ids));
  const rank = (horse: HorseInTack) => grown.indexOf(horse);
  return mares
    .flatMap((mare) => stallions.map((stallion): Pair => [mare, stallion]))
    .filter(
      ([mare, stallion]) =>
        mare.breed === stallion.breed &&
        foalInbreeding(pedigree, stallion.id, mare.id) <= MOST_INBREEDING_OF_FOALS,
    )
    .toSorted((one, other) => rank(one[0]) + rank(one[1]) - rank(other[0]) - rank(other[1]));
}
