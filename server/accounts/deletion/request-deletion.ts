import { deletesAt } from '../../../game/accounts/deletion.ts';
import { refuse, type Refusal } from '../../../game/refusal.ts';
import type { Db, Tx } from '../../db/connection.ts';
import { publish } from '../../db/news.ts';
import { formatDay } from '../../http/format-until.ts';
import type { PlayerSession } from '../../http/player-session.ts';
import { findHome } from '../homes/homes.ts';
import { mailOwner } from '../owner-mail.ts';
import { passSecondFactor, type WrongCode } from '../second-factor/second-factor.ts';
import { closeOtherSessions } from '../sessions.ts';
import { deletionCancelledMail, deletionRequestedMail } from './deletion-mails.ts';
import {
  deleteDeletion,
  findWhetherPremium,
  findDeletion,
  insertDeletion,
  scheduleEndPayments,
} from './deletion-queries.ts';

export interface Leaving {
  /** Null unless the player requested it. */
  readonly deletesAt: Date | null;
  /** The realm where the account stays; null if it does not. */
  readonly accountStaysAt: string | null;
}

export async function readLeaving(db: Db, playerId: string): Promise<Leaving> {
  const row = await findDeletion.first(db, { playerId });
  return { deletesAt: row?.deletesAt ?? null, accountStaysAt: row?.homeName ?? null };
}

/** Null unless the player requested it. */
export async function readDeletesAt(db: Db, playerId: string): Promise<Date | null> {
  return (await readLeaving(db, playerId)).deletesAt;
}

/** Call before anything that would outlast the account (`LEAVING_REFUSALS`). */
export async function refuseLeaving(
  db: Db,
  playerId: string,
): Promise<Refusal<'ACCOUNT_LEAVING'> | undefined> {
  const at = await readDeletesAt(db, playerId);
  return at === null ? undefined : refuse('ACCOUNT_LEAVING', { date: formatDay(at) });
}

type RequestRefusal = WrongCode | Refusal<'CODE_NEEDED' | 'DELETION_REQUESTED'>;

/** Nothing but premium changes yet. The account must be locked. */
export async function requestDeletion(
  tx: Tx,
  now: Date,
  { id, sessionId }: PlayerSession,
  code: string | undefined,
): Promise<{ readonly deletesAt: Date } | RequestRefusal> {
  const before = await readDeletesAt(tx, id);
  if (before) return refuse('DELETION_REQUESTED', { date: formatDay(before) });
  const refused = await passSecondFactor(tx, now, id, code);
  if (refused) return refused;
  const at = deletesAt(now);
  await insertDeletion.run(tx, { playerId: id, now, deletesAt: at });
  await closeOtherSessions(tx, id, sessionId);
  await mailOwner(tx, now, id, deletionRequestedMail(at, await findHome(tx, id)));
  publish(tx, id, { topics: ['user'] });
  return { deletesAt: at };
}

/**
 * Notifies the provider again that the player leaves: a checkout opened before may be paid later. Call before locking
 * payments.
 */
export async function retryEndPayments(
  tx: Tx,
  now: Date,
  playerId: string,
  { renews, endedAt }: { readonly renews: boolean; readonly endedAt: Date | null },
): Promise<void> {
  const isOver = endedAt !== null;
  await scheduleEndPayments.run(tx, { playerId, now, renews, isOver });
}

export interface DeletionCancellation {
  readonly isPremium: boolean;
  /** False if only the stable here would have been deleted. */
  readonly isAccount: boolean;
}

/** The account must be locked. */
export async function cancelDeletion(
  tx: Tx,
  now: Date,
  playerId: string,
): Promise<DeletionCancellation | Refusal<'NO_DELETION'>> {
  const cancelled = await deleteDeletion.first(tx, { playerId });
  if (!cancelled) return refuse('NO_DELETION');
  // After the deletion, which may have waited for a payment.
  const isPremium = (await findWhetherPremium.first(tx, { playerId, now }))?.isPremium === true;
  const home = await findHome(tx, playerId);
  await mailOwner(tx, now, playerId, deletionCancelledMail(isPremium, home));
  publish(tx, playerId, { topics: ['user'] });
  return { isPremium, isAccount: home === undefined };
}

/** Without a mail. The account must be locked: then it is not erased. */
export async function undoDeletion(tx: Tx, playerId: string): Promise<void> {
  await deleteDeletion.first(tx, { playerId });
}

/** Without days to change one's mind, and without a mail: for guests. The next pass of the jobs begins. */
export async function deleteAtOnce(tx: Tx, now: Date, playerId: string): Promise<void> {
  const deletesAt = new Date(now.getTime() + 1);
  await insertDeletion.run(tx, { playerId, now, deletesAt });
}
