import { isRefusal, refuse, type Refusal } from '../../../game/refusal.ts';
import type { Db, Tx } from '../../db/connection.ts';
import { publish } from '../../db/news.ts';
import { inTransaction } from '../../db/transaction.ts';
import { storeInsightPayment, payInsight, readPaidInsight } from '../../premium/insight-payments.ts';
import type { Provider } from '../../premium/provider.ts';
import type { InsightPayments } from '../../premium/receive-event.ts';
import { lockHorsesById, readOwnSightedHorse, type NotOwn } from '../own-horse.ts';
import { takeFreeInsight } from '../../players/player.ts';
import {
  deleteBoughtInsight,
  deleteNewestFreeInsight,
  findInsight,
  insertBoughtInsight,
} from './insight-queries.ts';

interface Order {
  readonly playerId: string;
  readonly horseId: string;
  readonly paymentMethodId: string;
  readonly now: Date;
}

interface Bought {
  readonly requiresAction: boolean;
  readonly clientSecret: string | null;
}

const PAID: Bought = { requiresAction: false, clientSecret: null };

/** Call again once the card's bank has confirmed. */
export async function buyInsightOn(
  db: Db,
  provider: Provider,
  { playerId, horseId, paymentMethodId, now }: Order,
): Promise<Bought | NotOwn | Refusal<'ALREADY_SEEN' | 'CARD_REFUSED'>> {
  const horse = await readOwnSightedHorse(db, horseId, playerId);
  if (isRefusal(horse)) return horse;
  if (horse.genesSeen) {
    // A player pays once for a horse. The provider's notice often settles that before this call.
    const insight = await findInsight.first(db, { playerId, horseId });
    if (insight?.how === 'bought') return PAID;
    return refuse('ALREADY_SEEN', { name: horse.name });
  }
  const paid = await payInsight(db, provider, { playerId, horseId, horseName: horse.name, paymentMethodId });
  if (isRefusal(paid)) return paid;
  if (paid.status === 'requires_action') return { requiresAction: true, clientSecret: paid.client_secret };
  await settleInsight(db, provider, now, paid.id);
  return PAID;
}

/** A free insight was used meanwhile; the next attempt refunds the payment. */
class HadAlready extends Error {}

const ATTEMPTS = 2;

async function settleInsight(db: Db, provider: Provider, now: Date, intentId: string): Promise<void> {
  const isHad = async (playerId: string, horseId: string) =>
    (await findInsight.first(db, { playerId, horseId })) !== undefined;
  for (let attempt = 1; ; attempt++) {
    const paid = await readPaidInsight(db, provider, intentId, isHad);
    if (!paid) return;
    const { playerId, horseId, isPaid } = paid;
    try {
      await inTransaction(db, async (tx) => {
        await lockHorsesById(tx, [horseId]);
        if (!(await storeInsightPayment(tx, now, provider, paid)) || !isPaid) return;
        if (!(await insertBoughtInsight.first(tx, { playerId, horseId, now }))) throw new HadAlready();
        publish(tx, playerId, { topics: ['horses', 'user'] });
      });
      return;
    } catch (error) {
      if (!(error instanceof HadAlready) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** A refunded insight hides the genes. */
export function insightPayments(db: Db, provider: Provider): InsightPayments {
  return {
    settle: (now, intent) => settleInsight(db, provider, now, intent),
    async returned(tx: Tx, { playerId, horseId }) {
      await deleteBoughtInsight.run(tx, { playerId, horseId });
      publish(tx, playerId, { topics: ['horses', 'user'] });
    },
    async monthReturned(tx: Tx, playerId) {
      if ((await takeFreeInsight(tx, playerId)) !== undefined) return;
      await deleteNewestFreeInsight.run(tx, { playerId });
      publish(tx, playerId, { topics: ['horses', 'user'] });
    },
  };
}
