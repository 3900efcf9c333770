import { BREED_FROM, HALTER_FROM, SHOW_FROM, TRAIN_FROM } from '../../game/horses/age.ts';
import { REAL_MS_PER_DAY, REAL_MS_PER_GAME_MONTH } from '../../game/game-time.ts';

interface YouthStage {
  readonly title: string;
  readonly why: string;
  readonly halter: boolean;
}

/** Activities open to a young horse; undefined if grown. */
export function growing(ageInMonths: number): YouthStage | undefined {
  if (ageInMonths < HALTER_FROM)
    return {
      title: 'Too young for the ring',
      why: `Halter shows ${within(HALTER_FROM - ageInMonths)}`,
      halter: false,
    };
  if (ageInMonths < SHOW_FROM)
    return {
      title: 'Ready for halter shows',
      why: `All other shows ${within(SHOW_FROM - ageInMonths)}`,
      halter: true,
    };
  return undefined;
}

/** "Training within 25 days; breeding within 85 days." */
export function stillToCome(ageInMonths: number): string | undefined {
  const steps = [
    { words: 'training', from: TRAIN_FROM },
    { words: 'breeding', from: BREED_FROM },
  ].filter(({ from }) => ageInMonths < from);
  if (steps.length === 0) return undefined;
  const words = steps.map((step) => `${step.words} ${within(step.from - ageInMonths)}`).join('; ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** Rounds up: part of the first month may be over. */
function within(months: number): string {
  const days = Math.ceil((months * REAL_MS_PER_GAME_MONTH) / REAL_MS_PER_DAY);
  return `within ${days} ${days === 1 ? 'day' : 'days'}`;
}
