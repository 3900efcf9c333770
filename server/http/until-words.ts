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
export function untilWords(until: Date | null): string {
  return until === null ? 'until we lift it' : `until ${UTC_MINUTE.format(until)} UTC`;
}

export function suspensionWords({ until, why }: Suspension) {
  return { until: untilWords(until), why };
}
