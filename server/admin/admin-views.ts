import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Reply } from '../../contract/call.ts';
import { readCase, type listCases, type listDecisions } from '../../contract/admin.ts';
import type { SubjectKind } from '../../game/moderation/reports.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import type { Db } from '../db/connection.ts';
import { readStored } from '../db/read-stored.ts';
import type { ReportSubjects } from '../moderation/report-subject.ts';
import { pictureAddress } from '../players/user.ts';
import {
  findCase,
  findDecisionsOfCase,
  findVoices,
  type CaseRow,
  type DecisionRow,
} from './admin-queries.ts';

const Context = readCase.reply.shape.context;

const VOICES = 50;
const DECISIONS = 20;

type DecisionView = Reply<typeof listDecisions>[number];
type CaseView = z.output<(typeof listCases)['reply']>[number];

/** Where a page shows a picture it needs an address. */
const shown = (kind: SubjectKind, seen: string) =>
  kind === 'picture' ? pictureAddress(seen, 'large') : seen;

export function caseView(row: CaseRow): CaseView {
  return {
    id: row.id,
    kind: row.kind,
    player: { id: row.playerId, username: row.username },
    seen: shown(row.kind, row.seen),
    reports: row.reports,
    reason: row.reason,
    firstAt: row.firstAt.toISOString(),
    lastAt: row.reportedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  };
}

interface CaseParts {
  readonly subjects: ReportSubjects;
  readonly log: Logger;
}

export async function wholeCase(
  db: Db,
  now: Date,
  { subjects, log }: CaseParts,
  id: string,
): Promise<Reply<typeof readCase> | Refusal<'CASE_NOT_FOUND'>> {
  const row = await findCase.first(db, { id });
  if (!row) return refuse('CASE_NOT_FOUND');
  const [current, voices, decisions] = await Promise.all([
    subjects[row.kind]?.find(db, row.subjectId, null),
    findVoices.rows(db, { caseId: id, limit: VOICES }),
    findDecisionsOfCase.rows(db, { caseId: id, limit: DECISIONS }),
  ]);
  const stands = (since: Date | null, until: Date | null) =>
    since !== null && (until === null || until > now) ? { until: until?.toISOString() ?? null } : null;
  return {
    ...caseView(row),
    current: current ? shown(row.kind, current.seen) : null,
    context: readStored(log, Context, row.context, {
      what: 'the context of a report',
      of: id,
      otherwise: [],
    }),
    voices: voices.map(({ username, at, ...said }) => ({ by: username, ...said, at: at.toISOString() })),
    level: row.level,
    since: row.createdAt.toISOString(),
    earlier: row.earlier,
    mute: stands(row.mutedSince, row.mutedUntil),
    suspension: stands(row.suspendedSince, row.suspendedUntil),
    decisions: decisions.map(decisionView),
  };
}

export function decisionView(row: DecisionRow): DecisionView {
  return {
    id: row.id,
    caseId: row.caseId,
    action: row.action,
    kind: row.kind,
    player: { id: row.playerId, username: row.username },
    operator: row.operator ?? '',
    why: row.why,
    until: row.until?.toISOString() ?? null,
    at: row.decidedAt.toISOString(),
    undone: row.undoneAt && {
      operator: row.undoneOperator ?? '',
      why: row.undoneWhy ?? '',
      at: row.undoneAt.toISOString(),
    },
  };
}
