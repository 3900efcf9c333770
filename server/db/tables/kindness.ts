import type { Generated } from 'kysely';
import type { ContextLine, DeskAction, ReportReason, SubjectKind } from '../../../game/kindness/reports.ts';

export interface KindnessTables {
  mutes: MuteTable;
  blocks: BlockTable;
  report_cases: ReportCaseTable;
  reports: ReportTable;
  decisions: DecisionTable;
  filter_words: FilterWordTable;
  kindness_settings: KindnessSettingsTable;
}

interface MuteTable {
  player_id: string;
  /** Null: until lifted. */
  until: Date | null;
  why: string;
  since: Date;
}

interface BlockTable {
  id: string;
  player_id: string;
  blocked_id: string;
  at: Date;
}

/** What was reported, as it read then. */
interface ReportCaseTable {
  id: string;
  kind: SubjectKind;
  subject_id: string;
  /** Whose it is. */
  player_id: string;
  seen: string;
  context: ContextLine[];
  reports: number;
  /** Latest. */
  reported_at: Date;
  /** Null while open. */
  closed_at: Date | null;
}

/** One per case and reporter. */
interface ReportTable {
  case_id: string;
  reporter_id: string;
  reason: ReportReason;
  words: string;
  at: Date;
}

interface DecisionTable {
  id: string;
  case_id: string;
  player_id: string;
  operator_id: string;
  action: DeskAction;
  /** The player reads it. */
  why: string;
  until: Date | null;
  /** What stands in place of the text or picture removed; null for other actions. */
  put: string | null;
  decided_at: Date;
  undone_at: Date | null;
  undone_by: string | null;
  undone_why: string | null;
}

interface FilterWordTable {
  word: string;
  list: 'refuse' | 'allow';
  operator_id: string;
  added_at: Date;
}

/** One row, or none while nothing was set. */
interface KindnessSettingsTable {
  one_row: Generated<boolean>;
  /** Between chat messages of a player; 0 for none. */
  chat_seconds: Generated<number>;
  /** Random after each change of `filter_words`. */
  words_revision: Generated<string>;
}
