/** How somebody plays. */
export interface Habit {
  readonly name: string;
  /** Hours of the UTC day of the visits. */
  readonly visits: readonly number[];
  readonly horses: number;
  /** Real days between one horse and the next. */
  readonly horseEvery: number;
  /** Starts of each horse in a day, and of the stable. */
  readonly startsOfHorse: number;
  readonly startsOfStable: number;
  /** Trainings of each horse at a visit. */
  readonly trainings: number;
  /** Pieces of tack made for sale in a day. */
  readonly pieces: number;
}

/*
 * What all have in common, whatever their guild, stands where they do it: nobody spends tomorrow's feed (`feedMoney`);
 * starts come before training (season.ts), and at most one is tried at a visit where fees are lost (`pays`, ring.ts);
 * training stops to be frequent where it costs more than it brings (`WORTH_TRAINING`, care.ts); tack is bought and made
 * for what it brings in prizes (tack-worth.ts), and made for sale only above its cost (tack-room.ts).
 */

/** Visits a day: one, three, six. */
export const HABITS = {
  casual: {
    name: 'casual',
    visits: [18],
    horses: 2,
    horseEvery: 8,
    startsOfHorse: 12,
    startsOfStable: 14,
    trainings: 2,
    pieces: 1,
  },
  active: {
    name: 'active',
    visits: [6, 14, 22],
    horses: 5,
    horseEvery: 5,
    startsOfHorse: 12,
    startsOfStable: 40,
    trainings: 2,
    pieces: 2,
  },
  grinder: {
    name: 'grinder',
    visits: [2, 6, 10, 14, 18, 22],
    horses: 10,
    horseEvery: 2,
    startsOfHorse: 12,
    startsOfStable: 100,
    trainings: 1,
    pieces: 4,
  },
} as const satisfies Record<string, Habit>;

export const VISIT_HOURS: readonly number[] = HABITS.grinder.visits;
