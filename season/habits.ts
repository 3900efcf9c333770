import { BOUND_STUD_FEE } from '../game/breeding/breeding.ts';

export interface Habit {
  readonly name: string;
  /** Does nothing but press this: what guide, Home and round put forward, the round alone, or whatever chance says. */
  readonly presses?: 'offered' | 'round' | 'anything';
  /** Default: the store's. */
  readonly firstHorse?: 'gate';
  readonly visits: readonly number[];
  readonly horses: number;
  readonly horseIntervalDays: number;
  readonly startsOfHorse: number;
  readonly startsOfStable: number;
  readonly trainings: number;
  /** Pieces crafted per day for sale. */
  readonly pieces: number;
  /** Covers in 30 days, at house studs. */
  readonly covers?: number;
  /** Highest stud fee; default: whatever it can pay. */
  readonly feeMost?: number;
  /** Spends every tenth coin above 10,000 on horses of house stables. */
  readonly collects?: true;
}

const ACTIVE = {
  visits: [6, 14, 22],
  horses: 5,
  horseIntervalDays: 5,
  startsOfHorse: 5,
  startsOfStable: 17,
  trainings: 2,
  pieces: 2,
} as const;

/** Twice a day, with one horse, and later a second one. */
const ORDINARY = {
  presses: 'offered',
  visits: [10, 18],
  horses: 2,
  horseIntervalDays: 8,
  startsOfHorse: 0,
  startsOfStable: 0,
  trainings: 0,
  pieces: 0,
  covers: 1,
  feeMost: BOUND_STUD_FEE,
} as const;

/*
 * Rules for all bots: reserve feed (`feedMoney`), start before training (season.ts), test unprofitable starts
 * (`pays`, ring.ts), train where it pays (`WORTH_TRAINING`, care.ts), buy tack for prizes (tack-worth.ts), sell it
 * above cost (tack-room.ts).
 */

export const HABITS = {
  /** Takes any horse of the store. */
  ordinary: { name: 'ordinary', ...ORDINARY },
  /** Takes any of the three at the gate. */
  gateNewcomer: { name: 'gate newcomer', firstHorse: 'gate', ...ORDINARY },
  casual: {
    name: 'casual',
    visits: [18],
    horses: 2,
    horseIntervalDays: 8,
    startsOfHorse: 5,
    startsOfStable: 6,
    trainings: 2,
    pieces: 1,
    covers: 1,
    feeMost: BOUND_STUD_FEE,
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
  active: { name: 'active', ...ACTIVE },
  breeder: { name: 'breeder', ...ACTIVE, covers: 2 },
  collector: { name: 'collector', ...ACTIVE, collects: true },
  /** Alone with the house stables: buys all that they sell. */
  solo: { name: 'solo', ...ACTIVE, covers: 2, collects: true },
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
  /** The game's own stables, which `house-stables.ts` visits. */
  house: {
    name: 'house',
    visits: [],
    horses: 0,
    horseIntervalDays: 1,
    startsOfHorse: 0,
    startsOfStable: 0,
    trainings: 0,
    pieces: 0,
  },
} as const satisfies Record<string, Habit>;

export const VISIT_HOURS: readonly number[] = HABITS.grinder.visits;
