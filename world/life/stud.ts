import {
  BOUND_STUD_FEE,
  refuseAtStud,
  refuseDam,
  refuseSire,
  REQUEST_OPEN_MS,
} from '../../game/breeding/breeding.ts';
import { payPlayer } from '../../game/ledger/coins.ts';
import { refusePair } from '../../game/market/pair-limit.ts';
import { isRefusal } from '../../game/refusal.ts';
import { between, chance, pick, wholeBetween } from '../../game/rng.ts';
import { damOf, parentOf } from '../../server/breeding/covering/parents.ts';
import type { HorseRow } from '../../server/horses/horse-row.ts';
import { handOver, payReceiver } from '../../server/ledger/ledger.ts';
import type { Row } from '../rows.ts';
import { drawEntropy, isGoodMatch, saveCover } from './breeding.ts';
import type { Life, Visit } from './life.ts';
import { drawStudNote, STUD_REQUEST_NOTES } from './words.ts';

type Request = Row<'stud_requests'>;

const FEE_STEP = 10;

/** A better stallion has a higher fee. */
function drawFee({ rng }: Life, stallion: HorseRow): number {
  const best = Math.max(...stallion.aptitude) / 10_000;
  const fame = 3 * Math.max(0, best - 35) + 12 * stallion.level + 25 * stallion.generation;
  return Math.max(50, Math.round(((50 + fame) * between(rng, 0.6, 1.7)) / FEE_STEP) * FEE_STEP);
}

/** The stallion needs a valid breeding check. */
export function placeAtStud(visit: Visit, stallion: HorseRow): void {
  const { life, person } = visit;
  if (life.records.studs.has(stallion.id) || life.market.isListed(stallion.id)) return;
  if (refuseAtStud(parentOf(stallion, visit.at), visit.at)) return;
  const at = visit.step();
  const fee = drawFee(life, stallion);
  life.records.studs.set(stallion.id, {
    stallion_id: stallion.id,
    player_id: person.id,
    fee,
    note: chance(life.rng, 0.7) ? drawStudNote(life.rng, stallion) : '',
    own_breed_only: chance(life.rng, 0.35),
    placed_at: at,
  });
  life.records.event(at, { horseId: stallion.id, kind: 'at_stud', details: { fee }, playerId: person.id });
}

/** Also returns the fees of open requests, as a sale does. */
export function leaveStud(life: Life, at: Date, horse: HorseRow): void {
  if (life.records.studs.delete(horse.id))
    life.records.event(at, { horseId: horse.id, kind: 'stud_ended', details: {} });
  const ended = life.breeding.open.filter(
    ({ stallion_id, mare_id }) => stallion_id === horse.id || mare_id === horse.id,
  );
  for (const request of ended) returnRequest(life, request, 'void', at);
}

/** Another player's stallion who suits the mare, whose owner answers, and whose fee the player can pay. */
export function findStud(visit: Visit, mare: HorseRow): string | undefined {
  const { life, person, at } = visit;
  const { population, records, rng } = life;
  const coins = visit.coins - COINS_LEFT;
  const mayCross = chance(rng, CROSSES);
  const studs = [...records.studs.values()].filter(({ stallion_id, player_id, fee, own_breed_only }) => {
    if (player_id === person.id || fee > coins) return false;
    const stallion = population.horse(stallion_id);
    if (stallion.breed !== mare.breed && (own_breed_only || !mayCross)) return false;
    return !refuseSire(parentOf(stallion, at), at) && isGoodMatch(life, mare, stallion);
  });
  const answered = studs.filter(({ player_id }) => answersInTime(life, player_id, at));
  return answered.length > 0 ? pick(rng, answered).stallion_id : undefined;
}

/** Chance that the player accepts a stallion of another breed. */
const CROSSES = 0.008;

/** The fee is held until the answer. */
export function requestStud(visit: Visit, mare: HorseRow, stallionId: string): void {
  const { life, person } = visit;
  const { books, population, records, rng } = life;
  const stud = records.studs.get(stallionId);
  if (!stud) return;
  const { player_id, fee } = stud;
  const stallion = population.horse(stallionId);
  const at = visit.step();
  if (refuseDam(damOf(mare, at), at) ?? refuseSire(parentOf(stallion, at), at)) return;
  const sums = life.payments.sums(person.id, player_id, at);
  if (refusePair({ level: visit.player.level, ...sums, price: fee })) return;
  const paid = payPlayer(books.balance(person.id), fee, BOUND_STUD_FEE);
  if (isRefusal(paid)) return;

  const request: Request = {
    id: life.newId(at),
    stallion_id: stallionId,
    mare_id: mare.id,
    from_id: person.id,
    to_id: player_id,
    fee,
    fee_tradable: paid.taken.tradable,
    entropy: drawEntropy(life),
    note: chance(rng, 0.5) ? pick(rng, STUD_REQUEST_NOTES) : '',
    requested_at: at,
    expires_at: new Date(at.getTime() + REQUEST_OPEN_MS),
    status: 'open',
    answered_at: null,
  };
  records.requests.push(request);
  life.breeding.open.push(request);
  books.openEscrow(request.id);
  const description = `Stud fee for ${stallion.name}, held until he is answered for`;
  books.enter(at, { kind: 'breeding', description, lines: handOver(person.id, request.id, paid.taken) });
  life.payments.note(person.id, player_id, fee, at);
}

const COINS_LEFT = 300;

/** Players mostly ask owners who answer. */
function answersInTime({ people, rng, now }: Life, ownerId: string, at: Date): boolean {
  // Visits after the seeded time are unknown.
  if (now.getTime() - at.getTime() < REQUEST_OPEN_MS) return true;
  const comesAt = people.get(ownerId)?.comesAt?.getTime() ?? Infinity;
  return comesAt - at.getTime() < REQUEST_OPEN_MS || chance(rng, 0.04);
}

export function answerRequests(visit: Visit): void {
  const { life, person } = visit;
  for (const request of life.breeding.open.filter(({ to_id }) => to_id === person.id)) {
    const at = visit.step();
    const mare = life.population.horse(request.mare_id);
    const stallion = life.population.horse(request.stallion_id);
    const unfit = refuseDam(damOf(mare, at), at) ?? refuseSire(parentOf(stallion, at), at);
    if (unfit || wholeBetween(life.rng, 1, 12) === 1) {
      returnRequest(life, request, 'declined', at);
      continue;
    }
    life.breeding.close(request);
    saveCover(life, { mareId: mare.id, stallionId: stallion.id, request, at });
    payFee(life, request, mare.name, at);
    Object.assign(request, { status: 'accepted', answered_at: at });
  }
}

function payFee(life: Life, { id, to_id, fee, fee_tradable }: Request, mare: string, at: Date): void {
  const lines = payReceiver(id, to_id, { coins: fee, tradable: fee_tradable });
  life.books.enter(at, { kind: 'breeding', description: `Stud fee for covering ${mare}, less 5%`, lines });
}

const WHY_RETURNED = {
  declined: 'Stud fee returned: the request was declined',
  expired: 'Stud fee returned: nobody answered in time',
  void: 'Stud fee returned: the request could not stand',
} as const;

export function returnRequest(
  life: Life,
  request: Request,
  status: keyof typeof WHY_RETURNED,
  at: Date,
): void {
  const { id, from_id, fee: coins, fee_tradable: tradable } = request;
  life.breeding.close(request);
  const lines = handOver(id, from_id, { coins, tradable });
  life.books.enter(at, { kind: 'breeding', description: WHY_RETURNED[status], lines });
  Object.assign(request, { status, answered_at: at });
}
