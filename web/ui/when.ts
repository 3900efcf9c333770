const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "Today, 21:40", "Monday, 09:15", "3 Dec, 14:00", in the reader's locale and time zone. */
export function dayAndTime(instant: Date, now: Date): string {
  return `${dayOf(instant, now)}, ${timeOf(instant)}`;
}

/** The same within a sentence: "tomorrow, 09:15". The name of a day keeps its capital. */
export function dayAndTimeWithin(instant: Date, now: Date): string {
  const words = dayAndTime(instant, now);
  return NEAR_DAY.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

const NEAR_DAY = /^(?:Today|Tomorrow|Yesterday),/;

export function timeOf(instant: Date): string {
  return instant.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
}

/** "Mar 14, 2026", as the reader's locale writes it. */
export function dateOf(instant: Date): string {
  return instant.toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
}

function dayOf(instant: Date, now: Date): string {
  const days = Math.round((midnightOf(instant) - midnightOf(now)) / DAY_MS);
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

/** How long until then: "In 40 seconds", "In 18 minutes", "In 2 hours", "In 3 days"; "Now" once it has come. */
export function countdown(instant: Date, now: Date): string {
  const left = instant.getTime() - now.getTime();
  if (left <= 0) return 'Now';
  if (left < MINUTE_MS) return inUnits(Math.ceil(left / 1000), 'second');
  // Rounded up: a show that is "in 1 minute" must not have started.
  if (left < HOUR_MS) return inUnits(Math.ceil(left / MINUTE_MS), 'minute');
  if (left < DAY_MS) return inUnits(Math.floor(left / HOUR_MS), 'hour');
  return inUnits(Math.floor(left / DAY_MS), 'day');
}

function inUnits(count: number, unit: string): string {
  return `In ${count} ${unit}${count === 1 ? '' : 's'}`;
}
