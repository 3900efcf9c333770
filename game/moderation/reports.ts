import { HOUR, REAL_MS_PER_DAY } from '../game-time.ts';

export const SUBJECT_KINDS = [
  'username',
  'picture',
  'bio',
  'shop_name',
  'horse_name',
  'message',
  'letter',
] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

export const REPORT_REASONS = ['unkind', 'rude', 'private', 'cheating', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_COMMENT_MAX = 500;

/** Per 24 hours (docs/rules/people.md#reports). */
export const MOST_REPORTS = 20;
export const REPORTS_WINDOW_MS = REAL_MS_PER_DAY;

export const ADMIN_ACTIONS = ['remove', 'mute', 'suspend', 'dismiss'] as const;
export type AdminAction = (typeof ADMIN_ACTIONS)[number];

/** Null: until lifted. */
export function endOf(now: Date, hours: number | null): Date | null {
  return hours === null ? null : new Date(now.getTime() + hours * HOUR);
}

/** A message or letter near the one reported. */
export interface ContextLine {
  readonly who: string;
  readonly text: string;
  readonly at: string;
}
