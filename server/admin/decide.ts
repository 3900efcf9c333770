import { endOf, type AdminAction } from '../../game/moderation/reports.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import { lockAccountIfAny } from '../accounts/accounts.ts';
import { endStreamsOf } from '../accounts/sessions.ts';
import { saveSuspension } from '../accounts/suspensions.ts';
import type { Tx } from '../db/connection.ts';
import { newId } from '../db/new-id.ts';
import { publish } from '../db/news.ts';
import { saveMute } from '../moderation/mutes.ts';
import type { Operators } from '../moderation/operators.ts';
import type { Removed, ReportSubjects } from '../moderation/report-subject.ts';
import * as queries from './admin-queries.ts';

/** Hides from others what they still see of a suspended account. */
export type WhenSuspended = (tx: Tx, now: Date, accountId: string) => Promise<void>;

export interface AdminContext {
  readonly subjects: ReportSubjects;
  readonly operators: Operators;
  readonly whenSuspended: readonly WhenSuspended[];
}

export interface Order {
  readonly caseId: string;
  readonly operatorId: string;
  readonly action: AdminAction;
  /** The player reads it. */
  readonly why: string;
  /** Null: until lifted. */
  readonly hours: number | null;
}

interface Decided {
  readonly id: string;
  readonly afterCommit: Removed['afterCommit'];
}

type DecideRefusal =
  | Refusal<'CASE_NOT_FOUND'>
  | Refusal<'ALREADY_DECIDED'>
  | Refusal<'CHANGED_SINCE'>
  | Refusal<'OPERATOR'>
  | Refusal<'PLAYER_DELETED'>;

/** Locks the account before its case, so that concurrent decisions about a player wait for each other. */
export async function decide(
  tx: Tx,
  now: Date,
  admin: AdminContext,
  order: Order,
): Promise<Decided | DecideRefusal> {
  const { caseId, operatorId, action, why, hours } = order;
  const reported = await queries.findCasePlayer.first(tx, { id: caseId });
  if (!reported) return refuse('CASE_NOT_FOUND');
  const playerId = reported.playerId;
  const isThere = await lockAccountIfAny(tx, playerId);
  const found = await queries.lockCase.first(tx, { id: caseId });
  if (!found) return refuse('CASE_NOT_FOUND');
  if (!isThere && (action === 'mute' || action === 'suspend')) return refuse('PLAYER_DELETED');
  if (await queries.findStanding.first(tx, { caseId, action })) return refuse('ALREADY_DECIDED');
  if (action === 'suspend' && (await admin.operators.include(tx, playerId)))
    return refuse('OPERATOR', { username: reported.username });

  const removed =
    action === 'remove'
      ? await admin.subjects[found.kind]?.remove(tx, now, found.subjectId, found.seen)
      : undefined;
  if (action === 'remove' && !removed) return refuse('CHANGED_SINCE');
  const id = newId(now);
  const isTimed = action === 'mute' || action === 'suspend';
  const until = isTimed ? endOf(now, hours) : null;
  const put = removed?.put ?? null;
  await queries.insertDecision.run(tx, { id, caseId, playerId, operatorId, action, why, until, put, now });
  await queries.updateClosed.run(tx, { id: caseId, now });
  if (isTimed) await renewRestriction(tx, now, playerId, action);
  if (action === 'suspend') {
    await endStreamsOf(tx, playerId);
    for (const end of admin.whenSuspended) await end(tx, now, playerId);
  }
  publish(tx, playerId, { topics: ['moderation'] });
  return { id, afterCommit: removed?.afterCommit };
}

interface Undo {
  readonly decisionId: string;
  readonly operatorId: string;
  readonly why: string;
}

type UndoRefusal = Refusal<'DECISION_NOT_FOUND'> | Refusal<'ALREADY_UNDONE'> | Refusal<'CHANGED_SINCE'>;

export async function undo(
  tx: Tx,
  now: Date,
  { subjects }: AdminContext,
  { decisionId: id, operatorId, why }: Undo,
): Promise<UndoRefusal | undefined> {
  const decision = await queries.findDecision.first(tx, { id });
  if (!decision) return refuse('DECISION_NOT_FOUND');
  const { playerId, caseId, kind, action } = decision;
  await lockAccountIfAny(tx, playerId);
  const found = await queries.lockCase.first(tx, { id: caseId });
  const undone = await queries.markUndone.first(tx, { id, operatorId, why, now });
  if (!found || !undone) return refuse('ALREADY_UNDONE');
  if (action === 'remove') {
    const removed = { seen: found.seen, put: undone.put ?? '' };
    const restored = await subjects[kind]?.restore(tx, now, found.subjectId, removed);
    if (restored !== true) return refuse('CHANGED_SINCE');
  }
  await queries.updateClosed.run(tx, { id: caseId, now });
  if (action === 'mute' || action === 'suspend') await renewRestriction(tx, now, playerId, action);
  publish(tx, playerId, { topics: ['moderation'] });
  return undefined;
}

/** The latest decision that is not undone is in force. */
async function renewRestriction(tx: Tx, now: Date, playerId: string, action: 'mute' | 'suspend') {
  const standing = (await queries.findRestriction.first(tx, { playerId, action, now })) ?? null;
  if (action === 'mute') await saveMute(tx, playerId, standing);
  else await saveSuspension(tx, playerId, standing);
}
