import {
  BREED_FROM,
  daysToAge,
  HALTER_FROM,
  SHOW_FROM,
  TRAIN_FROM,
  type Sex,
} from '../../game/horses/age.ts';

interface Youth {
  readonly ageInMonths: number;
  readonly gender: Sex;
}

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
      why: `Halter shows ${within(ageInMonths, HALTER_FROM)}`,
      halter: false,
    };
  if (ageInMonths < SHOW_FROM)
    return {
      title: 'Ready for halter shows',
      why: `All other shows ${within(ageInMonths, SHOW_FROM)}`,
      halter: true,
    };
  return undefined;
}

/** Whether any ring is open to the horse, now or once it is rested and fed. */
export const isShowable = ({
  retired,
  ageInMonths,
}: {
  readonly retired: boolean;
  readonly ageInMonths: number;
}) => !retired && growing(ageInMonths)?.halter !== false;

/** "Training within 9 days; breeding within 29 days." */
export function stillToCome({ ageInMonths, gender }: Youth): string | undefined {
  const steps = [
    { label: 'training', from: TRAIN_FROM },
    { label: 'breeding', from: gender === 'gelding' ? 0 : BREED_FROM },
  ].filter(({ from }) => ageInMonths < from);
  if (steps.length === 0) return undefined;
  const text = steps.map((step) => `${step.label} ${within(ageInMonths, step.from)}`).join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function within(months: number, until: number): string {
  const days = daysToAge(months, until);
  return `within ${days} ${days === 1 ? 'day' : 'days'}`;
}
