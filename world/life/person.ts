import { REAL_MS_PER_DAY } from '../../game/game-time.ts';
import type { FirstStepId } from '../../game/first-steps/first-steps.ts';
import { BREEDS, type Breed } from '../../game/horses/breeds.ts';
import { between, pick, type Rng } from '../../game/rng.ts';
import type { Newcomer } from '../draw-newcomers.ts';

/** What a seeded player has and wants, in addition to the rows. */
export interface Person extends Newcomer {
  /** May grow: the rich buy what others cannot afford. */
  horses: number;
  readonly id: string;
  readonly favourites: readonly Breed[];
  /** How many of `horses` to buy from the store; the others are bred. */
  founders: number;
  bought: number;
  /** Covers whose foals are born by now. */
  bred: number;
  /** Salaries collected so far. */
  salaries: number;
  /** Foals that still have the name they were born with. */
  readonly unnamed: string[];
  /** Keyed by "kind/item". */
  readonly inventory: Map<string, number>;
  readonly steps: {
    readonly collected: FirstStepId[];
    readonly skips: boolean;
    skippedAt: Date | null;
    labAt: Date | null;
    firstResult: string | null;
    classOneStarts: number;
    wins: number;
    trained: boolean;
  };
  readonly isCrafter: boolean;
  /** Coins that the player saves, per level. */
  readonly thrift: number;
  /** Null after the last visit. */
  comesAt: Date | null;
  /** Horses that train and start until the player stays away. */
  team: readonly string[];
}

const FAVOURITES = 3;
/** Share of its horses that a stable buys; it breeds the others. The share falls with the stable's age. */
const BOUGHT_SHARES = [
  [20, 1],
  [50, 0.6],
  [90, 0.4],
  [Infinity, 0.28],
] as const;

export function aPerson(rng: Rng, newcomer: Newcomer, { id, now }: { id: string; now: Date }): Person {
  const { horses, joinedAt, guild } = newcomer;
  const days = (now.getTime() - joinedAt.getTime()) / REAL_MS_PER_DAY;
  const [, share] = BOUGHT_SHARES.find(([until]) => days < until) ?? [0, 1];
  const tradesman = guild === 'manufacturer' || guild === 'equilibrium';
  return {
    ...newcomer,
    id,
    favourites: Array.from({ length: FAVOURITES }, () => pick(rng, BREEDS)),
    founders: Math.min(horses, Math.max(2, Math.ceil(horses * share))),
    bought: 0,
    bred: 0,
    salaries: 0,
    unnamed: [],
    inventory: new Map(),
    steps: {
      collected: [],
      skips: rng.next() < 0.06,
      skippedAt: null,
      labAt: null,
      firstResult: null,
      classOneStarts: 0,
      wins: 0,
      trained: false,
    },
    isCrafter: rng.next() < (tradesman ? 0.7 : 0.08),
    thrift: between(rng, 40, 100) * (rng.next() < 0.3 ? between(rng, 4, 12) : between(rng, 1, 4)),
    comesAt: null,
    team: [],
  };
}

export function store(person: Person, kind: 'feed' | 'treat' | 'material', item: string, change: number) {
  const key = `${kind}/${item}`;
  person.inventory.set(key, (person.inventory.get(key) ?? 0) + change);
}
