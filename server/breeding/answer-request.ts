import { refuseDam, refuseSire, type DamRefusal, type SireRefusal } from '../../game/breeding/breeding.ts';
import { houseCut } from '../../game/ledger/coins.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import type { Tx } from '../db/connection.ts';
import { lockInOrder } from '../db/lock-order.ts';
import type { HorseRow } from '../horses/horse-row.ts';
import { lockHorsesById } from '../horses/own-horse.ts';
import { HOUSE, lockPurses, post } from '../ledger/ledger.ts';
import { answerRequests, findRequest, lockRequest, type RequestRow } from './breeding-queries.ts';
import { keepCover, type BreedingOf } from './keep-cover.ts';
import { damOf, parentOf } from './parents.ts';
import { returnRequests } from './return-requests.ts';
import { tellBothSides } from './tell-both-sides.ts';

export interface Answer {
  readonly requestId: string;
  readonly playerId: string;
}

export type NotOpen = Refusal<'REQUEST_NOT_FOUND' | 'REQUEST_CLOSED'>;

interface OpenRequest {
  readonly request: RequestRow;
  readonly mare: HorseRow;
  readonly stallion: HorseRow;
}

/** The owner of the stallion agrees: the mare is covered, and the fee is paid less what the house keeps. */
export async function acceptRequest(
  tx: Tx,
  now: Date,
  breeding: BreedingOf,
  answer: Answer,
): Promise<{ request: RequestRow; foalsAt: Date } | NotOpen | SireRefusal | DamRefusal> {
  const open = await lockOpen(tx, now, answer, 'to_id');
  if (isRefusal(open)) return open;
  const { request, mare, stallion } = open;
  const refused = refuseDam(damOf(mare, now), now) ?? refuseSire(parentOf(stallion, now), now);
  if (refused) return refused;

  const { id, entropy } = request;
  const { foalsAt } = await keepCover(tx, now, breeding, { mare, stallion, entropy, requestId: id });
  await payFee(tx, now, request, mare.name);
  await answerRequests.run(tx, { ids: [id], status: 'accepted', now });
  tellBothSides(tx, request);
  return { request: { ...request, status: 'accepted', answered_at: now }, foalsAt };
}

async function payFee(tx: Tx, now: Date, request: RequestRow, mare: string): Promise<void> {
  const { id, to_id, fee, fee_tradable } = request;
  if (fee === 0) return;
  await lockPurses(tx, [id, to_id]);
  const cut = houseCut(fee);
  const lines = [
    { account: id, coins: -fee, tradable: -fee_tradable },
    { account: to_id, coins: fee - cut, tradable: fee - cut },
    { account: HOUSE, coins: cut, tradable: fee_tradable - (fee - cut) },
  ];
  await post(tx, now, [{ kind: 'breeding', description: `Stud fee for covering ${mare}, less 5%`, lines }]);
}

/** The owner of the stallion refuses: the fee goes back. */
export function declineRequest(tx: Tx, now: Date, answer: Answer): Promise<RequestRow | NotOpen> {
  return giveBack(tx, now, answer, 'declined');
}

/** The owner of the mare thinks better of it: the fee comes back. */
export function withdrawRequest(tx: Tx, now: Date, answer: Answer): Promise<RequestRow | NotOpen> {
  return giveBack(tx, now, answer, 'withdrawn');
}

async function giveBack(
  tx: Tx,
  now: Date,
  answer: Answer,
  status: 'declined' | 'withdrawn',
): Promise<RequestRow | NotOpen> {
  const open = await lockOpen(tx, now, answer, status === 'declined' ? 'to_id' : 'from_id');
  if (isRefusal(open)) return open;
  await returnRequests(tx, now, [open.request], status);
  return { ...open.request, status, answered_at: now };
}

/** Locks both horses, then the request, if it is this side's to answer and still open. */
async function lockOpen(
  tx: Tx,
  now: Date,
  { requestId, playerId }: Answer,
  side: 'from_id' | 'to_id',
): Promise<OpenRequest | NotOpen> {
  const found = await findRequest.first(tx, { id: requestId });
  if (found?.[side] !== playerId) return refuse('REQUEST_NOT_FOUND');
  const { horses, stud_requests: request } = await lockInOrder(tx, {
    horses: () => lockHorsesById(tx, [found.mare_id, found.stallion_id]),
    stud_requests: () => lockRequest.first(tx, { id: requestId }),
  });
  const mare = horses.get(found.mare_id);
  const stallion = horses.get(found.stallion_id);
  if (!request || !mare || !stallion || request.status !== 'open' || request.expires_at <= now)
    return refuse('REQUEST_CLOSED');
  return { request, mare, stallion };
}
