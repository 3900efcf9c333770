import {
  BOUND_STUD_FEE,
  refuseAtStud,
  refuseDam,
  refuseSire,
  REQUEST_OPEN_MS,
} from '../../game/breeding/breeding.ts';
import { MEAN_BEST_OF_FOUNDERS } from '../../game/horses/aptitude.ts';
import { payPlayer } from '../../game/ledger/coins.ts';
import { refusePair } from '../../game/market/pair-limit.ts';
import { isRefusal } from '../../game/refusal.ts';
import { between, chance, pick, wholeBetween } from '../../game/rng.ts';
import { damOf, parentOf } from '../../server/breeding/covering/parents.ts';
import type { HorseRow } from '../../server/horses/horse-row.ts';
import { handOver, payReceiver } from '../../server/ledger/ledger.ts';
import type { Row } from '../../server/founding/played/row-queries.ts';
import { cover, drawEntropy, isGoodMatch } from '../../server/founding/played/breeding.ts';
import type { Life, Visit } from './life.ts';
import { drawStudNote, STUD_REQUEST_NOTES } from './player-texts.ts';

type Request = Row<'stud_requests'>;

const FEE_STEP = 10;

/** A better stallion has a higher fee. */
function drawFee({ rng }: Life, stallion: HorseRow): number {
  const best = Math.max(...stallion.aptitude) / 10_000;
  const fame =
    3 * Math.max(0, best - MEAN_BEST_OF_FOUNDERS + 20) + 12 * stallion.level + 25 * stallion.generation;
  return Math.max(50, Math.round(((50 + fame) * between(rng, 0.6, 1.7)) / FEE_STEP) * FEE_STEP);
}

/** The stallion needs a valid breeding check. */
export function standAtStud(visit: Visit, stallion: HorseRow): void {
  const { life, person } = visit;
  if (life.records.studs.has(stallion.id) || life.market.isListed(stallion.id)) return;
  if (refuseAtStud(parentOf(stallion, visit.at), visit.at)) return;
  const at = visit.step();
  const fee = drawFee(life, stallion);
  life.records.studs.set(stallion.id, {
    stallionId: stallion.id,
    playerId: person.id,
    fee,
    note: chance(life.rng, 0.7) ? drawStudNote(life.rng, stallion) : '',
    ownBreedOnly: chance(life.rng, 0.35),
    placedAt: at,
  });
  life.records.event(at, { horseId: stallion.id, kind: 'at_stud', details: { fee }, playerId: person.id });
}

/** Also returns the fees of open requests, as a sale does. */
export function leaveStud(life: Life, at: Date, horse: HorseRow): void {
  if (life.records.studs.delete(horse.id))
    life.records.event(at, { horseId: horse.id, kind: 'stud_ended', details: {} });
  const ended = life.breeding.open.filter(
    ({ stallionId, mareId }) => stallionId === horse.id || mareId === horse.id,
  );
  for (const request of ended) returnRequest(life, request, 'void', at);
}

/** Another player's stallion who suits the mare, whose owner answers, and whose fee the player can pay. */
export function findStud(visit: Visit, mare: HorseRow): string | undefined {
  const { life, person, at } = visit;
  const { population, records, rng } = life;
  const coins = visit.coins - COINS_LEFT;
  const mayCross = chance(rng, CROSSES);
  const studs = [...records.studs.values()].filter(({ stallionId, playerId, fee, ownBreedOnly }) => {
    if (playerId === person.id || fee > coins) return false;
    const stallion = population.horse(stallionId);
    if (stallion.breed !== mare.breed && (ownBreedOnly || !mayCross)) return false;
    return !refuseSire(parentOf(stallion, at), at) && isGoodMatch(life, mare, stallion);
  });
  const answered = studs.filter(({ playerId }) => answersInTime(life, playerId, at));
  return answered.length > 0 ? pick(rng, answered).stallionId : undefined;
}

/** Chance that the player accepts a stallion of another breed. */
const CROSSES = 0.008;

/** Escrow holds the fee until the answer. */
export function requestStud(visit: Visit, mare: HorseRow, stallionId: string): void {
  const { life, person } = visit;
  const { books, population, records, rng } = life;
  const stud = records.studs.get(stallionId);
  if (!stud) return;
  const { playerId, fee } = stud;
  const stallion = population.horse(stallionId);
  const at = visit.step();
  if (refuseDam(damOf(mare, at), at) ?? refuseSire(parentOf(stallion, at), at)) return;
  const sums = life.payments.sums(person.id, playerId, at);
  if (refusePair({ level: visit.player.level, ...sums, price: fee })) return;
  const paid = payPlayer(books.balance(person.id), fee, BOUND_STUD_FEE);
  if (isRefusal(paid)) return;

  const request: Request = {
    id: life.newId(at),
    stallionId,
    mareId: mare.id,
    fromId: person.id,
    toId: playerId,
    fee,
    feeTradable: paid.taken.tradable,
    entropy: drawEntropy(life),
    note: chance(rng, 0.5) ? pick(rng, STUD_REQUEST_NOTES) : '',
    requestedAt: at,
    expiresAt: new Date(at.getTime() + REQUEST_OPEN_MS),
    status: 'open',
    answeredAt: null,
  };
  records.requests.push(request);
  life.breeding.open.push(request);
  books.openEscrow(request.id);
  const description = `Stud fee for ${stallion.name}, held until he is answered for`;
  books.enter(at, { kind: 'breeding', description, lines: handOver(person.id, request.id, paid.taken) });
  life.payments.note(person.id, playerId, fee, at);
}

const COINS_LEFT = 300;

/** Players mostly choose owners who answer. */
function answersInTime({ people, rng, now }: Life, ownerId: string, at: Date): boolean {
  // Visits after the seeded time are unknown.
  if (now.getTime() - at.getTime() < REQUEST_OPEN_MS) return true;
  const comesAt = people.get(ownerId)?.comesAt?.getTime() ?? Infinity;
  return comesAt - at.getTime() < REQUEST_OPEN_MS || chance(rng, 0.04);
}

export function answerRequests(visit: Visit): void {
  const { life, person } = visit;
  for (const request of life.breeding.open.filter(({ toId }) => toId === person.id)) {
    const at = visit.step();
    const mare = life.population.horse(request.mareId);
    const stallion = life.population.horse(request.stallionId);
    const unfit = refuseDam(damOf(mare, at), at) ?? refuseSire(parentOf(stallion, at), at);
    if (unfit || wholeBetween(life.rng, 1, 12) === 1) {
      returnRequest(life, request, 'declined', at);
      continue;
    }
    const mating = { mareId: mare.id, stallionId: stallion.id, request, freeFee: false, at };
    const covered = cover(life, mating, () => {
      payFee(life, request, mare.name, at);
      return true;
    });
    if (covered === 'not_taken') returnRequest(life, request, 'not_taken', at);
    else {
      life.breeding.close(request);
      Object.assign(request, { status: 'accepted', answeredAt: at });
    }
  }
}

function payFee(life: Life, { id, toId, fee, feeTradable }: Request, mare: string, at: Date): void {
  const lines = payReceiver(id, toId, { coins: fee, tradable: feeTradable });
  life.books.enter(at, { kind: 'breeding', description: `Stud fee for covering ${mare}, less 5%`, lines });
}

const WHY_RETURNED = {
  not_taken: 'Stud fee returned: the mare did not take',
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
  const { id, fromId, fee: coins, feeTradable: tradable } = request;
  life.breeding.close(request);
  const lines = handOver(id, fromId, { coins, tradable });
  life.books.enter(at, { kind: 'breeding', description: WHY_RETURNED[status], lines });
  Object.assign(request, { status, answeredAt: at });
}
