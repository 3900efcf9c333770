import { BREED_FROM, RETIRED_FROM } from '../game/horses/age.ts';
import { chance, pick, wholeBetween } from '../game/rng.ts';
import type { Filling, Inform } from './filling.ts';
import { NOWHERE } from './fill-ids.ts';
import type { Seen } from './memory.ts';

/** Mares and stallions of the right age, fed and checked by the vet, as for a bot that breeds for years. */
export const INFORMED_BREEDING: Readonly<Record<string, Inform>> = {
  'POST /api/horses/request-vet': (filling) => {
    const { rng, bot, now } = filling;
    const unchecked = bot.memory
      .all('own horse')
      .filter(
        (seen) => isGrown(seen) && seen['gender'] !== 'gelding' && !isAhead(seen['breedingCheckDate'], now),
      );
    const isForBreeding = unchecked.length > 0 && chance(rng, 0.9);
    const service = isForBreeding ? 'breeding_check' : pick(rng, ['checkup', 'vet_shots']);
    const horses = isForBreeding ? unchecked : bot.memory.all('own horse');
    return { body: { horseIds: horses.map(({ id }) => id).slice(0, 20), service } };
  },
  'GET /api/horses/:id/mates': (filling) => {
    const mare = parent(filling, 'mare');
    return (
      mare && { params: { id: mare['id'] }, query: { order: pick(filling.rng, ['fee', 'aptitude', 'coat']) } }
    );
  },
  'GET /api/breeding/preview': (filling) => {
    const [mare, stallion] = [parent(filling, 'mare'), parent(filling, 'stallion')];
    const stud = studOf(filling)?.stallion;
    const sire = chance(filling.rng, 0.5) ? (stud ?? stallion) : stallion;
    return mare && sire && { query: { mareId: mare['id'], stallionId: sire['id'] } };
  },
  'POST /api/breeding/cover': (filling) => {
    const [mare, stallion] = [parent(filling, 'mare'), parent(filling, 'stallion')];
    return mare && stallion && { body: { mareId: mare['id'], stallionId: stallion['id'] } };
  },
  'GET /api/horses/:id/breeding': (filling) => ofHorse(parent(filling, 'mare')),
  'PUT /api/horses/:id/stud': (filling) => {
    const stallion = parent(filling, 'stallion');
    const fee = pick(filling.rng, [0, 20, 50, 200]);
    return stallion && { params: { id: stallion['id'] }, body: { fee, ownBreedOnly: fee === 50 } };
  },
  'DELETE /api/horses/:id/stud': (filling) => {
    const { rng, bot } = filling;
    return ofHorse(bot.memory.any(rng, 'placed at stud') ?? parent(filling, 'stallion'));
  },
  'POST /api/studs/:id/requests': (filling) => {
    const [mare, stud] = [parent(filling, 'mare'), studOf(filling)];
    return (
      mare && stud && { params: { id: stud.stallion['id'] }, body: { mareId: mare['id'], fee: stud.fee } }
    );
  },
  'GET /api/stud-requests': ({ rng }) => ({ query: { box: pick(rng, ['received', 'received', 'sent']) } }),
  'POST /api/stud-requests/:id/accept': (filling) => ofRequest(filling, 'stallion'),
  'POST /api/stud-requests/:id/decline': (filling) => ofRequest(filling, 'stallion'),
  'POST /api/stud-requests/:id/withdraw': (filling) => ofRequest(filling, 'mare'),
  'GET /api/horses/:id/birth': ({ rng, bot }) =>
    ofHorse(bot.memory.any(rng, 'own horse', ({ damId }) => typeof damId === 'string')),
  'POST /api/horses/:id/put-back': ({ rng, bot }) =>
    ofHorse(
      bot.memory.any(
        rng,
        'own horse',
        ({ standing }) => (standing as Seen | undefined)?.['mayPutBack'] === true,
      ),
    ),
};

const isAhead = (date: unknown, now: number) => typeof date === 'string' && Date.parse(date) > now;

export const isGrown = ({ ageInMonths }: Seen) =>
  typeof ageInMonths === 'number' && ageInMonths >= BREED_FROM && ageInMonths < RETIRED_FROM;

/** A horse that is ready to breed, if the bot has one. */
function parent({ rng, bot: { memory }, now }: Filling, sex: 'mare' | 'stallion'): Seen | undefined {
  const isOfSex = (seen: Seen) => seen['gender'] === sex && isGrown(seen);
  const isChecked = (seen: Seen) => isOfSex(seen) && isAhead(seen['breedingCheckDate'], now);
  const isReady = (seen: Seen) =>
    isChecked(seen) &&
    (isAhead(seen['feedExpiresAt'], now) || seen['grassFrom'] !== null) &&
    seen['foalsAt'] === null &&
    !isAhead(seen['restsUntil'], now);
  const ready = memory.any(rng, 'own horse', isReady) ?? memory.any(rng, 'own horse', isChecked);
  return ready ?? memory.any(rng, 'own horse', isOfSex);
}

interface Stud {
  readonly stallion: Seen;
  readonly fee: number;
  readonly fit: boolean;
}

/** Picks from the studs last shown to the bot; a fit one if there is any. */
function studOf({ rng, bot }: Filling): Stud | undefined {
  const shown = (bot.replies.get('GET /api/horses/:id/mates') ?? []) as readonly Stud[];
  const fit = shown.filter((stud) => stud.fit);
  return fit.length > 0 ? pick(rng, fit) : shown[wholeBetween(rng, 0, shown.length)];
}

const ofHorse = (horse: Seen | undefined) => horse && { params: { id: horse['id'] } };

/** Picks an open request that the bot received (as the stallion's owner) or sent (as the mare's owner). */
function ofRequest({ rng, bot }: Filling, whose: 'mare' | 'stallion') {
  const request = bot.memory.any(
    rng,
    'stud request',
    (seen) =>
      seen['status'] === 'open' && (seen[whose] as Seen | undefined)?.['ownerUsername'] === bot.username,
  );
  return { params: { id: request?.['id'] ?? NOWHERE } };
}
