import { formatTimeLeft, MINUTE, REAL_MS_PER_DAY } from '../../game/game-time.ts';

/** "Today, 21:40", "Monday, 09:15", "3 Dec, 14:00", in the reader's locale and time zone. */
export function dayAndTime(instant: Date, now: Date): string {
  return `${dayOf(instant, now)}, ${timeOf(instant)}`;
}

/** "tomorrow, 09:15"; weekdays keep their capital. */
export function dayAndTimeWithin(instant: Date, now: Date): string {
  const text = dayAndTime(instant, now);
  return NEAR_DAY.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

const NEAR_DAY = /^(?:Today|Tomorrow|Yesterday),/;

export function timeOf(instant: Date): string {
  return instant.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
}

/** "GMT+1", "CET": the reader's time zone, for a list of times to name once. */
export function zoneOf(instant: Date): string {
  const parts = new Intl.DateTimeFormat(undefined, { timeZoneName: 'short' }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** For states that begin with a press: the page's time may be a minute old. */
export function begunAt(instant: string | null): Date | null {
  return instant === null ? null : new Date(Date.parse(instant) - MINUTE);
}

/** "Mar 14, 2026", in the reader's locale. */
export function dateOf(instant: Date): string {
  return instant.toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** The clock within 24 hours, else the date. */
export function timeOrDateOf(instant: Date, now: Date): string {
  return now.getTime() - instant.getTime() < REAL_MS_PER_DAY ? timeOf(instant) : dateOf(instant);
}

/** "Today", "Tuesday", "12 Mar". */
export function dayOf(instant: Date, now: Date): string {
  const days = Math.round((midnightOf(instant) - midnightOf(now)) / REAL_MS_PER_DAY);
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days === -1) return 'Yesterday';
  if (days > 1 && days < 7) return instant.toLocaleDateString(undefined, { weekday: 'long' });
  const sameYear = instant.getFullYear() === now.getFullYear();
  return sameYear
    ? instant.toLocaleDateString(undefined, { day: 'numeric', month: 'short' })
    : dateOf(instant);
}

function midnightOf(instant: Date): number {
  return new Date(instant.getFullYear(), instant.getMonth(), instant.getDate()).getTime();
}

/** "In 40 seconds", "In 2 hours"; "Now" only once reached. */
export function countdown(instant: Date, now: Date): string {
  const left = instant.getTime() - now.getTime();
  return left <= 0 ? 'Now' : `In ${formatTimeLeft(left)}`;
}
