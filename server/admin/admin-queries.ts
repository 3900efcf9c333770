import { prepared, type RowOf } from '../db/prepared.ts';

export const findOverview = prepared(
  'admin_overview',
  `select (select count(*) from report_cases where closed_at is null)::integer as open,
     (select min(report.at) from reports report
      where report.case_id = (select id from report_cases where closed_at is null order by id limit 1)) as oldest_at,
     coalesce((select chat_seconds from moderation_settings), 0) as chat_seconds`,
);

export type CaseRow = RowOf<typeof findMostReported>;

const CASE = `found.id, found.kind, found.subject_id, found.player_id, player.username, found.seen, found.reports,
     first.reason, first.at as first_at, found.reported_at, found.closed_at`;
const FROM = (cases: string) => `from ${cases} found join players player on player.id = found.player_id
   join lateral (select reason, at from reports where case_id = found.id order by at, reporter_id limit 1) first on true`;

export const findMostReported = prepared(
  'admin_cases_most',
  `select ${CASE} ${FROM(`(select * from report_cases
     where closed_at is null and (reports, id) < (:reports::integer, :id::uuid)
     order by reports desc, id desc limit :limit)`)}
   order by found.reports desc, found.id desc`,
);

export const findNewest = prepared(
  'admin_cases_newest',
  `select ${CASE} ${FROM(`(select * from report_cases where closed_at is null and id < :id::uuid
     order by id desc limit :limit)`)}
   order by found.id desc`,
);

export const findCase = prepared(
  'admin_case',
  `select ${CASE}, found.context, player.level, player.created_at,
     (select count(*) from decisions earlier where earlier.player_id = found.player_id and earlier.case_id <> found.id
      and earlier.undone_at is null and earlier.action <> 'dismiss')::integer as earlier,
     mute.since as muted_since, mute.until as muted_until,
     suspension.since as suspended_since, suspension.until as suspended_until
   ${FROM('report_cases')}
   left join mutes mute on mute.player_id = found.player_id
   left join suspensions suspension on suspension.account_id = found.player_id
   where found.id = :id`,
);

export const findVoices = prepared(
  'admin_voices',
  `select reporter.username, report.reason, report.comment, report.at
   from reports report join players reporter on reporter.id = report.reporter_id
   where report.case_id = :caseId order by report.at desc, report.reporter_id limit :limit`,
);

export const lockCase = prepared(
  'admin_case_lock',
  'select kind, subject_id, seen from report_cases where id = :id for update',
);

export const findCasePlayer = prepared(
  'admin_case_player',
  `select found.player_id, player.username from report_cases found join players player on player.id = found.player_id
   where found.id = :id`,
);

/** Reopens the case unless one of its decisions is in force. */
export const updateClosed = prepared(
  'admin_case_close',
  `update report_cases set closed_at =
     case when exists (select from decisions where case_id = :id and undone_at is null) then :now::timestamptz end
   where id = :id`,
);

export const findStanding = prepared(
  'admin_decision_standing',
  'select id from decisions where case_id = :caseId and action = :action and undone_at is null',
);

export const insertDecision = prepared(
  'admin_decision_insert',
  `insert into decisions (id, case_id, player_id, operator_id, action, why, until, put, decided_at)
   values (:id, :caseId, :playerId, :operatorId, :action, :why, :until, :put, :now)`,
);

/** No row if the decision is already undone. */
export const markUndone = prepared(
  'admin_decision_undo',
  `update decisions set undone_at = :now, undone_by = :operatorId, undone_why = :why
   where id = :id and undone_at is null returning case_id, action, put`,
);

/** The latest decision in force. */
export const findRestriction = prepared(
  'admin_restriction',
  `select until, why, decided_at as since from decisions
   where player_id = :playerId and action = :action and undone_at is null and (until is null or until > :now)
   order by id desc limit 1`,
);

export type DecisionRow = RowOf<typeof findDecisions>;

const DECISION = `select decision.id, decision.case_id, decision.action, found.kind, decision.player_id, player.username,
     operator.username as operator, decision.why, decision.until, decision.decided_at, decision.undone_at,
     undoer.username as undone_operator, decision.undone_why
   from decisions decision join report_cases found on found.id = decision.case_id
   join players player on player.id = decision.player_id
   left join players operator on operator.id = decision.operator_id
   left join players undoer on undoer.id = decision.undone_by`;

export const findDecisions = prepared(
  'admin_decisions',
  `${DECISION} where (:before::uuid is null or decision.id < :before) order by decision.id desc limit :limit`,
);

export const findDecisionsOfCase = prepared(
  'admin_decisions_of_case',
  `${DECISION} where decision.case_id = :caseId order by decision.id desc limit :limit`,
);

export const findDecision = prepared('admin_decision', `${DECISION} where decision.id = :id`);
