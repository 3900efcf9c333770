export interface Habit {
  readonly name: string;
  /** Hours of visits in UTC. */
  readonly visits: readonly number[];
  readonly horses: number;
  /** Days between buying horses. */
  readonly horseEvery: number;
  /** Daily starts of each horse, and of the stable. */
  readonly startsOfHorse: number;
  readonly startsOfStable: number;
  /** Trainings of each horse per visit. */
  readonly trainings: number;
  /** Pieces of tack crafted for sale per day. */
  readonly pieces: number;
}

/*
 * Rules that all bots follow are elsewhere: reserve tomorrow's feed (`feedMoney`); start before training (season.ts);
 * try one start per visit while fees are lost (`pays`, ring.ts); train less where it does not pay (`WORTH_TRAINING`,
 * care.ts); buy and craft tack for its prizes (tack-worth.ts), and sell it only above cost (tack-room.ts).
 */

/** One, three and six visits a day. */
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
