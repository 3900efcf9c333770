import { refuseDam, refuseSire, type DamRefusal, type SireRefusal } from '../../../game/breeding/breeding.ts';
import type { Telling } from '../../../game/breeding/take.ts';
import { isRefusal, refuse, type Refusal } from '../../../game/refusal.ts';
import type { Tx } from '../../db/connection.ts';
import type { HorseRow } from '../../horses/horse-row.ts';
import { lockHorsesById } from '../../horses/own-horse.ts';
import { lockBalances, payReceiver, post } from '../../ledger/ledger.ts';
import { answerRequests, findRequest, lockRequest, type RequestRow } from './stud-queries.ts';
import { damOf, parentOf } from '../covering/parents.ts';
import { returnRequests, publishToBothSides } from './stud-request.ts';
import { saveCover, type BreedingContext } from '../covering/cover.ts';
import { lockInOrder } from '../../db/lock-order.ts';

interface Answer {
  readonly requestId: string;
  readonly playerId: string;
}

type AnswerRefusal = Refusal<'REQUEST_NOT_FOUND' | 'REQUEST_CLOSED'>;

interface OpenRequest {
  readonly request: RequestRow;
  readonly mare: HorseRow;
  readonly stallion: HorseRow;
}

export async function acceptRequest(
  tx: Tx,
  now: Date,
  breeding: BreedingContext,
  answer: Answer,
): Promise<{ request: RequestRow; telling: Telling | null } | AnswerRefusal | SireRefusal | DamRefusal> {
  const open = await lockOpenRequest(tx, now, answer, 'toId');
  if (isRefusal(open)) return open;
  const { request, mare, stallion } = open;
  const refused = refuseDam(damOf(mare, now), now) ?? refuseSire(parentOf(stallion, now), now);
  if (refused) return refused;

  const { id, entropy } = request;
  const { telling } = await saveCover(tx, now, breeding, {
    mare,
    stallion,
    entropy,
    requestId: id,
    freeFee: false,
  });
  if (telling !== null) {
    await returnRequests(tx, now, [request], 'not_taken');
    return { request: { ...request, status: 'not_taken', answeredAt: now }, telling };
  }
  await payFee(tx, now, request, mare.name);
  await answerRequests.run(tx, { ids: [id], status: 'accepted', now });
  publishToBothSides(tx, request);
  return { request: { ...request, status: 'accepted', answeredAt: now }, telling };
}

async function payFee(tx: Tx, now: Date, request: RequestRow, mare: string): Promise<void> {
  const { id, toId, fee, feeTradable } = request;
  if (fee === 0) return;
  await lockBalances(tx, [id, toId]);
  const lines = payReceiver(id, toId, { coins: fee, tradable: feeTradable });
  await post(tx, now, [{ kind: 'breeding', description: `Stud fee for covering ${mare}, less 5%`, lines }]);
}

export function declineRequest(tx: Tx, now: Date, answer: Answer): Promise<RequestRow | AnswerRefusal> {
  return returnFee(tx, now, answer, 'declined');
}

export function withdrawRequest(tx: Tx, now: Date, answer: Answer): Promise<RequestRow | AnswerRefusal> {
  return returnFee(tx, now, answer, 'withdrawn');
}

async function returnFee(
  tx: Tx,
  now: Date,
  answer: Answer,
  status: 'declined' | 'withdrawn',
): Promise<RequestRow | AnswerRefusal> {
  const open = await lockOpenRequest(tx, now, answer, status === 'declined' ? 'toId' : 'fromId');
  if (isRefusal(open)) return open;
  await returnRequests(tx, now, [open.request], status);
  return { ...open.request, status, answeredAt: now };
}

async function lockOpenRequest(
  tx: Tx,
  now: Date,
  { requestId, playerId }: Answer,
  side: 'fromId' | 'toId',
): Promise<OpenRequest | AnswerRefusal> {
  const found = await findRequest.first(tx, { id: requestId });
  if (found?.[side] !== playerId) return refuse('REQUEST_NOT_FOUND');
  const { horses, stud_requests: request } = await lockInOrder(tx, {
    horses: () => lockHorsesById(tx, [found.mareId, found.stallionId]),
    stud_requests: () => lockRequest.first(tx, { id: requestId }),
  });
  const mare = horses.get(found.mareId);
  const stallion = horses.get(found.stallionId);
  if (!request || !mare || !stallion || request.status !== 'open' || request.expiresAt <= now)
    return refuse('REQUEST_CLOSED');
  return { request, mare, stallion };
}
