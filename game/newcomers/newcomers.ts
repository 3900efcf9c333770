import { REAL_MS_PER_DAY, utcDay } from '../game-time.ts';

/** What becomes of people who come to the gate, in its order. Each step counts a person once. */
export const NEWCOMER_STEPS = [
  'gate_seen',
  'horse_chosen',
  'guest_begun',
  'meadow_entered',
  'rosette',
  'kept',
  'back_1',
  'back_7',
  'back_30',
] as const;
export type NewcomerStep = (typeof NEWCOMER_STEPS)[number];

export const NEWCOMER_LABELS: Readonly<Record<NewcomerStep, string>> = {
  gate_seen: 'Saw the gate',
  horse_chosen: 'Brought a horse home',
  guest_begun: 'Began as a guest',
  meadow_entered: 'Entered the Meadow',
  rosette: 'Won a first rosette',
  kept: 'Kept their horse',
  back_1: 'Back on day 1',
  back_7: 'Back on day 7',
  back_30: 'Back on day 30',
};

const BACK_STEPS: Readonly<Record<number, NewcomerStep>> = { 1: 'back_1', 7: 'back_7', 30: 'back_30' };

/** Days (UTC) of the chart, today included. */
export const NEWCOMER_DAYS = 30;

const dayNumber = (instant: Date) => Math.floor(instant.getTime() / REAL_MS_PER_DAY);

/** On the first call of the 1st, 7th or 30th day (UTC) after the day of arrival; else undefined. */
export function backStep({ arrivedAt, seenAt, now }: Record<'arrivedAt' | 'seenAt' | 'now', Date>) {
  if (dayNumber(seenAt) >= dayNumber(now)) return undefined;
  return BACK_STEPS[dayNumber(now) - dayNumber(arrivedAt)];
}

/** The days of the chart, the oldest first: 'YYYY-MM-DD'. */
export function newcomerDays(now: Date): string[] {
  return Array.from({ length: NEWCOMER_DAYS }, (_, index) =>
    utcDay(new Date(now.getTime() - (NEWCOMER_DAYS - 1 - index) * REAL_MS_PER_DAY)),
  );
}
