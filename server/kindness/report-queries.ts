import type { ReportReason, SubjectKind } from '../../game/kindness/reports.ts';
import { prepared } from '../db/prepared.ts';

interface NewCase {
  readonly id: string;
  readonly kind: SubjectKind;
  readonly subjectId: string;
  readonly playerId: string;
  readonly seen: string;
  readonly context: string;
  readonly now: Date;
}

/** Locks the case, which may be closed. Counts the report. */
export const upsertCase = prepared<{ id: string }, NewCase>(
  'report_case_upsert',
  `insert into report_cases as known (id, kind, subject_id, player_id, seen, context, reports, reported_at)
   values (:id, :kind, :subjectId, :playerId, :seen, :context::jsonb, 1, :now)
   on conflict (kind, subject_id, md5(seen)) do update set reports = known.reports + 1, reported_at = :now
   returning id`,
);

export const insertReport = prepared<
  never,
  { caseId: string; reporterId: string; reason: ReportReason; words: string; now: Date }
>(
  'report_insert',
  `insert into reports (case_id, reporter_id, reason, words, at)
   values (:caseId, :reporterId, :reason, :words, :now)`,
);

export const findReport = prepared<
  { id: string },
  { kind: SubjectKind; subjectId: string; seen: string; reporterId: string }
>(
  'report_find',
  `select report.case_id as id from report_cases known
   join reports report on report.case_id = known.id and report.reporter_id = :reporterId
   where known.kind = :kind and known.subject_id = :subjectId and md5(known.seen) = md5(:seen)`,
);

export const countReportsOf = prepared<{ count: number }, { reporterId: string; since: Date }>(
  'reports_count',
  'select count(*)::integer as count from reports where reporter_id = :reporterId and at > :since',
);
