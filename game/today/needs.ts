import { hungerOf } from '../care/feed.ts';
import { damOfFoalName } from '../horses/name.ts';
import { trainingBank, trainingFromOf } from '../guild-work/training-bank.ts';
import type { TrainingBank } from '../guild-work/training-bank.ts';
import { HALTER_FROM, SHOW_FROM, TRAIN_FROM } from '../horses/age.ts';

/** A horse's state, as far as it decides what the horse needs. */
export interface HorseState {
  readonly name: string;
  readonly ageInMonths: number;
  readonly retired: boolean;
  readonly feedUntil: Date | null;
  readonly vetCheckUntil: Date | null;
  readonly vetShotsUntil: Date | null;
  /** At `now` or at any instant before. */
  readonly trainings: TrainingBank;
  /** When a mare in foal will foal. */
  readonly foalsAt: Date | null;
  readonly shownToday: boolean;
}

/**
 * `hungry`: without feed. `soon`: less than a day of feed left. `name`: a foal that still has the name it was born with.
 * `foal`: foals within a day. `vet`: a vet check or shots have expired. `training`: the bank is full. `ring`: can be
 * shown and was not shown today.
 */
export type HorseNeed = 'hungry' | 'soon' | 'name' | 'foal' | 'vet' | 'training' | 'ring';

const DAY_MS = 86_400_000;

/** What a horse needs now. */
export function needsOfHorse(horse: HorseState, now: Date): HorseNeed[] {
  const { name, ageInMonths, retired, feedUntil, trainings, foalsAt, shownToday } = horse;
  const hunger = hungerOf(feedUntil, now);
  const isActive = hunger !== 'hungry' && !retired;
  const expired = expiredVetServices(horse, now);
  const needs: Readonly<Record<HorseNeed, boolean>> = {
    hungry: hunger === 'hungry',
    soon: hunger === 'soon',
    name: ageInMonths < HALTER_FROM && damOfFoalName(name) !== undefined,
    foal: foalsAt !== null && foalsAt.getTime() - now.getTime() < DAY_MS,
    vet: !retired && (expired.check || expired.shots),
    training: isActive && ageInMonths >= TRAIN_FROM && isFull(trainings, now),
    ring: isActive && ageInMonths >= SHOW_FROM && !shownToday,
  };
  return (Object.keys(needs) as HorseNeed[]).filter((need) => needs[need]);
}

/** Which vet services a horse had once and has no longer. */
export function expiredVetServices(
  { vetCheckUntil, vetShotsUntil }: Pick<HorseState, 'vetCheckUntil' | 'vetShotsUntil'>,
  now: Date,
): { readonly check: boolean; readonly shots: boolean } {
  const isExpired = (until: Date | null) => until !== null && until <= now;
  return { check: isExpired(vetCheckUntil), shots: isExpired(vetShotsUntil) };
}

function isFull(trainings: TrainingBank, now: Date): boolean {
  return trainingBank(trainingFromOf(trainings, now), now).nextAt === null;
}

/** Horses with the same need. */
export interface HorsesInNeed<Horse> {
  readonly count: number;
  /** All of them, or fewer where only their number is known. */
  readonly horses: readonly Horse[];
}

/** The horses of a stable by what they need. */
export function groupByNeed<Horse>(
  horses: readonly Horse[],
  needsOf: (horse: Horse) => readonly HorseNeed[],
): Partial<Record<HorseNeed, HorsesInNeed<Horse>>> {
  const groups = new Map<HorseNeed, Horse[]>();
  for (const horse of horses)
    for (const need of needsOf(horse)) groups.set(need, [...(groups.get(need) ?? []), horse]);
  return Object.fromEntries(Array.from(groups, ([need, horses]) => [need, { count: horses.length, horses }]));
}

/** A stable's state, as far as it decides what needs doing. */
export interface StableState<Horse> {
  readonly horses: Readonly<Partial<Record<HorseNeed, HorsesInNeed<Horse>>>>;
  /** Open requests for the player's stallions. */
  readonly studRequests: number;
  /** Coins that the goldsmith pays today; null once collected. */
  readonly salary: number | null;
  /** Entries that run before the day ends at 00:00 UTC. */
  readonly showsToday: number;
}

/** What the tasks on every page tell; the needs of a stable have more, in the same order. */
export const TASK_KINDS = ['hungry', 'requests', 'salary', 'training', 'ring', 'shows'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

export interface StableNeed<Horse> extends HorsesInNeed<Horse> {
  readonly kind: TaskKind | 'name' | 'foal';
  /** What a salary pays; null for other kinds. */
  readonly coins: number | null;
}

/** What needs doing in a stable, the most urgent first; empty when all is done. */
export function needsOfStable<Horse>(stable: StableState<Horse>): StableNeed<Horse>[] {
  const { horses, studRequests, salary, showsToday } = stable;
  const inNeed = (kind: HorseNeed & StableNeed<Horse>['kind']) => ({
    ...(horses[kind] ?? { count: 0, horses: [] }),
    kind,
    coins: null,
  });
  const needs: StableNeed<Horse>[] = [
    inNeed('hungry'),
    inNeed('name'),
    { kind: 'requests', count: studRequests, horses: [], coins: null },
    inNeed('foal'),
    { kind: 'salary', count: salary === null ? 0 : 1, horses: [], coins: salary },
    inNeed('training'),
    inNeed('ring'),
    { kind: 'shows', count: showsToday, horses: [], coins: null },
  ];
  return needs.filter(({ count }) => count > 0);
}
