import { REAL_MS_PER_DAY } from '../../game/game-time.ts';
import type { FirstStepId } from '../../game/first-steps/first-steps.ts';
import { BREEDS, type Breed } from '../../game/horses/breeds.ts';
import { PAIR_LIMIT_MS } from '../../game/market/pair-limit.ts';
import { pick, type Rng } from '../../game/rng.ts';
import type { Newcomer } from '../draw-newcomers.ts';

/** What a seeded player has and wants, beside the rows. */
export interface Person extends Newcomer {
  readonly id: string;
  readonly favourites: readonly Breed[];
  /** Of `horses`, those to buy from the store; the others are bred. */
  founders: number;
  bought: number;
  /** Covers whose foals are born by now. */
  bred: number;
  /** Foals that still have the name they were born with. */
  readonly unnamed: string[];
  /** By "kind/item". */
  readonly inventory: Map<string, number>;
  readonly payments: { readonly to: string; readonly coins: number; readonly at: Date }[];
  readonly steps: {
    readonly collected: FirstStepId[];
    readonly skips: boolean;
    skippedAt: Date | null;
    labAt: Date | null;
    firstResult: string | null;
    classOneStarts: number;
    wins: number;
    trained: boolean;
    boughtTack: boolean;
  };
  readonly isCrafter: boolean;
}

const FAVOURITES = 3;
/** Of its horses a stable that had time buys this share, and breeds the others. */
const BOUGHT_SHARE = 0.4;
const DAYS_TO_BREED = 30;

export function aPerson(rng: Rng, newcomer: Newcomer, { id, now }: { id: string; now: Date }): Person {
  const { horses, joinedAt, guild } = newcomer;
  const days = (now.getTime() - joinedAt.getTime()) / REAL_MS_PER_DAY;
  const least = days < DAYS_TO_BREED ? horses : Math.ceil(horses * BOUGHT_SHARE);
  const tradesman = guild === 'manufacturer' || guild === 'equilibrium';
  return {
    ...newcomer,
    id,
    favourites: Array.from({ length: FAVOURITES }, () => pick(rng, BREEDS)),
    founders: Math.min(horses, Math.max(2, least)),
    bought: 0,
    bred: 0,
    unnamed: [],
    inventory: new Map(),
    payments: [],
    steps: {
      collected: [],
      skips: rng.next() < 0.06,
      skippedAt: null,
      labAt: null,
      firstResult: null,
      classOneStarts: 0,
      wins: 0,
      trained: false,
      boughtTack: false,
    },
    isCrafter: rng.next() < (tradesman ? 0.7 : 0.08),
  };
}

/** Coins within the window of the pair limit. */
export function paidTo({ payments }: Person, receiver: string, now: Date): number {
  const since = now.getTime() - PAIR_LIMIT_MS;
  return payments.reduce(
    (sum, { to, coins, at }) => sum + (to === receiver && at.getTime() > since ? coins : 0),
    0,
  );
}

export function store(person: Person, kind: 'feed' | 'treat' | 'material', item: string, change: number) {
  const key = `${kind}/${item}`;
  person.inventory.set(key, (person.inventory.get(key) ?? 0) + change);
}
