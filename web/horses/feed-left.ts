import { HOUR } from '../../game/game-time.ts';
import { feedLeftDisplay, hungerOf, type Hunger } from '../../game/care/hunger.ts';
import { isNursing } from '../../game/horses/age.ts';
import { begunAt } from '../ui/when.ts';
import type { Horse } from './use-horses.ts';

export interface FeedLeft {
  readonly hunger: Hunger;
  /** "3 hours", "Out of feed", "Nursing" or "On pasture". */
  readonly text: string;
  readonly hours: number;
  /** "3 hours of feed left"; for a foal, milk. */
  readonly leftText: string;
}

export function feedLeft(
  { ageInMonths, feedExpiresAt, grassFrom }: Pick<Horse, 'ageInMonths' | 'feedExpiresAt' | 'grassFrom'>,
  now: Date,
): FeedLeft {
  const until = feedExpiresAt === null ? null : new Date(feedExpiresAt);
  const hunger = hungerOf({ feedUntil: until, grassFrom: begunAt(grassFrom), ageInMonths }, now);
  if (hunger === 'grass') return { hunger, text: 'On pasture', hours: 0, leftText: 'On pasture' };
  if (hunger === 'nursing') return { hunger, text: 'Nursing', hours: 0, leftText: 'Nursing' };
  if (until === null || hunger === 'hungry') {
    return { hunger: 'hungry', text: 'Out of feed', hours: 0, leftText: 'Out of feed' };
  }
  const hours = (until.getTime() - now.getTime()) / HOUR;
  const text = feedLeftDisplay(until, now);
  const leftText = `${text} of ${isNursing(ageInMonths) ? 'milk' : 'feed'} left`;
  return { hunger, text, hours, leftText };
}

/** Hungry now or soon, hungriest first; retired horses lose only happiness and come last. */
export function hungryFirst(horses: readonly Horse[], now: Date): Horse[] {
  return horses
    .filter((horse) => ['hungry', 'soon'].includes(feedLeft(horse, now).hunger))
    .toSorted(
      (a, b) => Number(a.retired) - Number(b.retired) || feedLeft(a, now).hours - feedLeft(b, now).hours,
    );
}

/** Retired horses have no shows to miss. */
export function formatHunger({ retired }: Pick<Horse, 'retired'>): string {
  return retired ? 'Loses happiness until fed' : 'No shows until fed';
}
