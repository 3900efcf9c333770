import { refuseHouseStud } from '../../../game/breeding/house-stud.ts';
import type { Telling } from '../../../game/breeding/take.ts';
import type { Payment } from '../../../game/ledger/coins.ts';
import { foalInbreeding } from '../../../game/horses/inbreeding.ts';
import type { Refusal } from '../../../game/refusal.ts';
import { newId } from '../../db/new-id.ts';
import type { Db, Tx } from '../../db/connection.ts';
import type { HorseRow } from '../../horses/horse-row.ts';
import { payReceiver, post } from '../../ledger/ledger.ts';
import { saveCover, type BirthReceipt, type BreedingContext } from '../covering/cover.ts';
import { findSixthLast, insertAnswered, type RequestRow } from './stud-queries.ts';
import { publishToBothSides } from './stud-request.ts';

/* A house stable answers a request at once (docs/rules/breeding.md#house-stallions): nothing waits in escrow. */

interface Mating {
  readonly mare: HorseRow;
  readonly stallion: HorseRow;
}

/** Decides only if the stallion is locked. */
export async function refusedByHouse(
  db: Db,
  now: Date,
  breeding: BreedingContext,
  { mare, stallion }: Mating,
): Promise<Refusal<'TOO_CLOSE_KIN' | 'STUD_FULL'> | undefined> {
  const pedigree = await breeding.pedigrees(db, [mare.id, stallion.id]);
  const sixthLast = await findSixthLast.first(db, { stallionId: stallion.id });
  const mating = {
    stallion: stallion.name,
    mare: mare.name,
    inbreeding: foalInbreeding(pedigree, stallion.id, mare.id),
    sixthLast: sixthLast?.coveredAt ?? null,
  };
  return refuseHouseStud(mating, now);
}

interface PaidMating extends Mating {
  readonly fee: number;
  readonly taken: Payment['taken'];
  readonly entropy: string;
}

/** Both horses and both purses must be locked. */
export async function coverAtHouse(
  tx: Tx,
  now: Date,
  breeding: BreedingContext,
  { mare, stallion, fee, taken, entropy }: PaidMating,
): Promise<{
  readonly request: RequestRow;
  readonly receipt: BirthReceipt;
  readonly telling: Telling | null;
}> {
  const [fromId, toId] = [mare.ownerId, stallion.ownerId];
  const requestId = newId(now);
  const cover = { mare, stallion, entropy, requestId, freeFee: false };
  const { receipt, telling } = await saveCover(tx, now, breeding, cover);
  const request = await insertAnswered.first(tx, {
    id: requestId,
    status: telling ? 'not_taken' : 'accepted',
    stallionId: stallion.id,
    mareId: mare.id,
    fromId,
    toId,
    fee,
    feeTradable: taken.tradable,
    entropy,
    now,
  });
  if (!request) throw new Error('The request was not saved');
  const description = `Stud fee for covering ${mare.name}, less 5%`;
  if (fee > 0 && !telling)
    await post(tx, now, [{ kind: 'breeding', description, lines: payReceiver(fromId, toId, taken) }]);
  publishToBothSides(tx, request);
  return { request, receipt, telling };
}
