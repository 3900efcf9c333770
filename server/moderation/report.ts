import {
  MOST_REPORTS,
  REPORTS_WINDOW_MS,
  type ReportReason,
  type SubjectKind,
} from '../../game/moderation/reports.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import { lockAccount } from '../accounts/accounts.ts';
import type { Tx } from '../db/connection.ts';
import { newId } from '../db/new-id.ts';
import { countReportsOf, findReport, insertReport, upsertCase } from './report-queries.ts';
import type { ReportSubjects } from './report-subject.ts';

interface Report {
  readonly reporterId: string;
  readonly kind: SubjectKind;
  readonly subjectId: string;
  readonly reason: ReportReason;
  readonly comment: string;
}

type ReportRefusal = Refusal<'SUBJECT_NOT_FOUND'> | Refusal<'THAT_IS_YOURS'> | Refusal<'TOO_MANY_REPORTS'>;

/**
 * The server stores the text that it reads itself, so nobody can report a text that was never written. A repeated
 * report of the same text counts once.
 */
export async function report(
  tx: Tx,
  now: Date,
  subjects: ReportSubjects,
  { reporterId, kind, subjectId, reason, comment }: Report,
): Promise<ReportRefusal | undefined> {
  const found = await subjects[kind]?.find(tx, subjectId, reporterId);
  if (!found) return refuse('SUBJECT_NOT_FOUND');
  const { playerId, seen, context = [] } = found;
  if (playerId === reporterId) return refuse('THAT_IS_YOURS');
  await lockAccount(tx, reporterId);
  if (await findReport.first(tx, { kind, subjectId, seen, reporterId })) return undefined;
  const since = new Date(now.getTime() - REPORTS_WINDOW_MS);
  const { count } = (await countReportsOf.first(tx, { reporterId, since })) ?? { count: 0 };
  if (count >= MOST_REPORTS) return refuse('TOO_MANY_REPORTS', { most: MOST_REPORTS });
  const listed = JSON.stringify(context);
  const newCase = { id: newId(now), kind, subjectId, playerId, seen, context: listed, now };
  const known = await upsertCase.first(tx, newCase);
  if (!known) throw new Error(`The report of ${kind} ${subjectId} was not stored`);
  await insertReport.run(tx, { caseId: known.id, reporterId, reason, comment, now });
  return undefined;
}
