import type { Suspension } from './player-session.ts';

const UTC_MINUTE = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** "until 24 November 2026 at 15:02 UTC". */
export function formatUntil(until: Date | null): string {
  return until === null ? 'until we lift it' : `until ${UTC_MINUTE.format(until)} UTC`;
}

const UTC_DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});

/** "May 4, 2027". */
export function formatDay(day: Date): string {
  return UTC_DAY.format(day);
}

export function suspensionDetails({ until, why }: Suspension) {
  return { until: formatUntil(until), why };
}
