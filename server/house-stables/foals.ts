import { isValid } from '../../game/care/vet.ts';
import { hasBegun } from '../../game/house-stables/at-work.ts';
import { drawFoalName } from '../../game/house-stables/foal-name.ts';
import { HERD_MOST, MOST_INBREEDING_OF_FOALS } from '../../game/house-stables/herd.ts';
import { isGrown } from '../../game/house-stables/offers.ts';
import { foalInbreeding } from '../../game/horses/inbreeding.ts';
import { foalName } from '../../game/horses/name.ts';
import { coverMare } from '../breeding/covering/cover-mare.ts';
import { renameOwnHorse } from '../horses/horse-name.ts';
import type { HorseInTack } from '../horses/horse-row.ts';
import { findNames } from './house-stables-queries.ts';
import { checkForBreeding } from './studs.ts';
import { act, byWorth, type Visit } from './visit.ts';

const DAYS = 7;

/** Foals that still have the name they were born with. */
export async function nameFoals(visit: Visit, herd: readonly HorseInTack[]): Promise<void> {
  const { now, rng, playerId, stable } = visit;
  const byId = new Map(herd.map((horse) => [horse.id, horse]));
  const unnamed = herd.filter(({ name, damId }) => {
    const dam = byId.get(damId ?? '');
    return dam !== undefined && name === foalName(dam.name);
  });
  if (unnamed.length === 0) return;
  await act(visit, async (tx) => {
    const taken = new Set((await findNames.rows(tx)).map(({ name }) => name));
    for (const { id: horseId, sex } of unnamed) {
      const name = drawFoalName(rng, sex, stable.name, taken);
      taken.add(name);
      await renameOwnHorse(tx, now, { horseId, playerId, name });
    }
  });
}

/** Once a week the vet sees the pair that the stable likes best; a day later the mare is covered. */
export async function breed(visit: Visit, herd: readonly HorseInTack[]): Promise<void> {
  const { now, lastAt, playerId, breeding, stable } = visit;
  const unborn = herd.filter(({ foalsAt }) => foalsAt !== null).length;
  if (herd.length + unborn >= HERD_MOST) return;
  const isVetDay = hasBegun(stable.weekday, lastAt, now);
  const isCoverDay = hasBegun((stable.weekday + 1) % DAYS, lastAt, now);
  if (!isVetDay && !isCoverDay) return;
  const pairs = await pairsOf(visit, herd);
  const checked = pairs.find((pair) => pair.every((horse) => isValid(horse.breedingCheckUntil, now)));
  if (isCoverDay && checked) {
    const [mare, stallion] = checked;
    const order = { playerId, mareId: mare.id, stallionId: stallion.id };
    await act(visit, (tx) => coverMare(tx, now, breeding, order));
    return;
  }
  const [best] = pairs;
  if (best) await checkForBreeding(visit, best);
}

type Pair = readonly [mare: HorseInTack, stallion: HorseInTack];

/** Best first. */
async function pairsOf(visit: Visit, herd: readonly HorseInTack[]): Promise<Pair[]> {
  const { now, breeding } = visit;
  const grown = byWorth(visit, herd).filter(({ bornAt }) => isGrown(bornAt, now));
  const mares = grown.filter(
    ({ sex, foalsAt, restsUntil }) =>
      sex === 'mare' && foalsAt === null && (restsUntil === null || restsUntil <= now),
  );
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
