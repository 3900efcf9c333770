export interface Habit {
  readonly name: string;
  /** Does nothing but press this: the daily round, or whatever chance says. */
  readonly presses?: 'round' | 'anything';
  readonly visits: readonly number[];
  readonly horses: number;
  readonly horseIntervalDays: number;
  readonly startsOfHorse: number;
  readonly startsOfStable: number;
  readonly trainings: number;
  /** Pieces crafted per day for sale. */
  readonly pieces: number;
}

/*
 * Rules for all bots: reserve feed (`feedMoney`), start before training (season.ts), test unprofitable starts
 * (`pays`, ring.ts), train where it pays (`WORTH_TRAINING`, care.ts), buy tack for prizes (tack-worth.ts), sell it
 * above cost (tack-room.ts).
 */

export const HABITS = {
  casual: {
    name: 'casual',
    visits: [18],
    horses: 2,
    horseIntervalDays: 8,
    startsOfHorse: 5,
    startsOfStable: 6,
    trainings: 2,
    pieces: 1,
  },
  /** One horse in full tack, rested and trained. */
  careful: {
    name: 'careful',
    visits: [6, 14, 22],
    horses: 1,
    horseIntervalDays: 1,
    startsOfHorse: 5,
    startsOfStable: 5,
    trainings: 2,
    pieces: 0,
  },
  /** Two horses at once, every start taken, one training per horse and visit. */
  eager: {
    name: 'eager',
    visits: [2, 6, 10, 14, 18, 22],
    horses: 2,
    horseIntervalDays: 1,
    startsOfHorse: 5,
    startsOfStable: 10,
    trainings: 1,
    pieces: 0,
  },
  active: {
    name: 'active',
    visits: [6, 14, 22],
    horses: 5,
    horseIntervalDays: 5,
    startsOfHorse: 5,
    startsOfStable: 17,
    trainings: 2,
    pieces: 2,
  },
  grinder: {
    name: 'grinder',
    visits: [2, 6, 10, 14, 18, 22],
    horses: 10,
    horseIntervalDays: 2,
    startsOfHorse: 5,
    startsOfStable: 42,
    trainings: 1,
    pieces: 4,
  },
  /** Buys one horse, whichever, and presses the daily round in the morning and in the evening. */
  goldenButton: {
    name: 'golden button',
    presses: 'round',
    visits: [10, 18],
    horses: 1,
    horseIntervalDays: 1,
    startsOfHorse: 0,
    startsOfStable: 0,
    trainings: 0,
    pieces: 0,
  },
  /** Chooses at random. */
  anything: {
    name: 'anything',
    presses: 'anything',
    visits: [10, 18],
    horses: 3,
    horseIntervalDays: 1,
    startsOfHorse: 0,
    startsOfStable: 0,
    trainings: 0,
    pieces: 0,
  },
} as const satisfies Record<string, Habit>;

export const VISIT_HOURS: readonly number[] = HABITS.grinder.visits;
