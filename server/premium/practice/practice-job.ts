import type { Logger } from 'pino';
import type Stripe from 'stripe';
import type { Job } from '../../clock/jobs.ts';
import type { Tx } from '../../db/connection.ts';
import { isOutage } from '../../db/errors.ts';
import { inTransaction } from '../../db/transaction.ts';
import { receiveEvent, type Receiving } from '../receive-event.ts';
import {
  findDueObjects,
  findObject,
  nextDueObject,
  postponeObject,
  takeDueObject,
  type ObjectRow,
} from './practice-queries.ts';
import {
  endNow,
  store,
  lock,
  payMonth,
  periodOf,
  type Session,
  type Subscription,
} from './practice-objects.ts';
import { MINUTE } from '../../../game/game-time.ts';

const BATCH = 20;
const RETRY_MS = MINUTE;

interface PracticeJobOptions {
  readonly receiving: Receiving;
  readonly log: Logger;
}

/** What the payment provider does by itself: it renews, and it sends events until they are received. */
export function practiceJob({ receiving, log }: PracticeJobOptions): Job {
  return {
    name: 'practice payments',
    nextDue: () => nextDueObject,
    async doSome(db, { now }) {
      const dueObjects = await findDueObjects.rows(db, { now, limit: BATCH });
      for (const { id } of dueObjects) {
        try {
          await doOne(receiving, id, now);
        } catch (error) {
          if (isOutage(error)) throw error;
          log.error({ err: error, practiceObject: id }, 'a practice payment failed');
          await postponeObject.run(db, { id, dueAt: new Date(now.getTime() + RETRY_MS) });
        }
      }
      return dueObjects.length;
    },
  };
}

async function doOne(receiving: Receiving, id: string, now: Date): Promise<void> {
  const row = await findObject.first(receiving.db, { id });
  if (row?.kind === 'event') await deliver(receiving, row, now);
  else {
    await inTransaction(receiving.db, async (tx) => {
      const dueObject = await takeDueObject.first(tx, { id, now });
      if (dueObject?.kind === 'subscription') await renew(tx, now, dueObject.body as Subscription);
      if (dueObject?.kind === 'checkout.session') await settleLate(tx, now, dueObject.body as Session);
    });
  }
}

/** Signed and read as an event of the real provider. It is sent again until it was received. */
async function deliver(
  { db, provider, ...rest }: Receiving,
  { id, body }: ObjectRow,
  now: Date,
): Promise<void> {
  const payload = JSON.stringify(body);
  const event: Stripe.Event | undefined = await provider.readEvent(payload, await provider.sign(payload));
  if (!event) throw new Error(`The signature of ${id} does not fit`);
  await receiveEvent({ db, provider, ...rest }, now, event);
  await postponeObject.run(db, { id, dueAt: null });
}

/** Sends what is due now, for a player who waits for it. */
export async function deliverDue(receiving: Receiving, now: Date): Promise<void> {
  const dueObjects = await findDueObjects.rows(receiving.db, { now, limit: BATCH });
  for (const { id } of dueObjects) await doOne(receiving, id, now);
}

async function renew(tx: Tx, now: Date, subscription: Subscription): Promise<void> {
  const end = new Date(periodOf(subscription).current_period_end * 1000);
  if (subscription.cancel_at_period_end || subscription.refuse_renewal)
    await endNow(tx, now, subscription, end);
  else await payMonth(tx, now, subscription);
}

async function settleLate(tx: Tx, now: Date, session: Session): Promise<void> {
  const subscription = await lock<Subscription>(tx, session.subscription ?? '', 'subscription');
  await store(tx, { ...session, payment_status: 'paid' });
  if (subscription?.status === 'incomplete') await payMonth(tx, now, subscription);
}
