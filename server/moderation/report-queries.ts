import { prepared } from '../db/prepared.ts';

/** Locks the case, which may be closed. Counts the report. */
export const upsertCase = prepared(
  'report_case_upsert',
  `insert into report_cases as known (id, kind, subject_id, player_id, seen, context, reports, reported_at)
   values (:id, :kind, :subjectId, :playerId, :seen, :context::jsonb, 1, :now)
   on conflict (kind, subject_id, md5(seen)) do update set reports = known.reports + 1, reported_at = :now
   returning id`,
);

export const insertReport = prepared(
  'report_insert',
  `insert into reports (case_id, reporter_id, reason, comment, at)
   values (:caseId, :reporterId, :reason, :comment, :now)`,
);

export const findReport = prepared(
  'report_find',
  `select report.case_id as id from report_cases known
   join reports report on report.case_id = known.id and report.reporter_id = :reporterId
   where known.kind = :kind and known.subject_id = :subjectId and md5(known.seen) = md5(:seen)`,
);

export const countReportsOf = prepared(
  'reports_count',
  'select count(*)::integer as count from reports where reporter_id = :reporterId and at > :since',
);
