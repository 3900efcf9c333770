import { REAL_MS_PER_DAY } from '../game-time.ts';
import { hungerOf } from '../care/hunger.ts';
import { refuseWork, type PastureState } from '../care/pasture.ts';
import { damOfFoalName } from '../horses/dam-of-foal.ts';
import { trainingBank, trainingFromOf, type TrainingBank } from '../guild-work/training-bank.ts';
import { HALTER_FROM, SHOW_FROM, TRAIN_FROM } from '../horses/age.ts';

export interface HorseState extends PastureState {
  readonly name: string;
  readonly ageInMonths: number;
  readonly retired: boolean;
  readonly feedUntil: Date | null;
  readonly vetCheckUntil: Date | null;
  readonly vetShotsUntil: Date | null;
  /** At or before `now`. */
  readonly trainings: TrainingBank;
  readonly foalsAt: Date | null;
  readonly shownToday: boolean;
}

/**
 * `soon`: less than `HUNGRY_SOON_HOURS` of feed, and no grass before it ends. `name`: default name. `foal`: due within a day.
 * `vet`: check or shots expired.
 * `training`: bank full. `ring`: not shown today.
 */
export type HorseNeed = 'hungry' | 'soon' | 'name' | 'foal' | 'vet' | 'training' | 'ring';

export function needsOfHorse(horse: HorseState, now: Date): HorseNeed[] {
  const { name, ageInMonths, retired, grassFrom, trainings, foalsAt, shownToday } = horse;
  const hunger = hungerOf(horse, now);
  const isActive = hunger !== 'hungry' && !retired && refuseWork(horse, now) === undefined;
  const expired = expiredVetServices(horse, now);
  const needs: Readonly<Record<HorseNeed, boolean>> = {
    hungry: hunger === 'hungry',
    soon: hunger === 'soon',
    name: ageInMonths < HALTER_FROM && damOfFoalName(name) !== undefined,
    foal: foalsAt !== null && foalsAt.getTime() - now.getTime() < REAL_MS_PER_DAY,
    vet: !retired && grassFrom === null && (expired.check || expired.shots),
    training: isActive && ageInMonths >= TRAIN_FROM && isFull(trainings, now),
    ring: isActive && ageInMonths >= SHOW_FROM && !shownToday,
  };
  return (Object.keys(needs) as HorseNeed[]).filter((need) => needs[need]);
}

/** Services that were done once and have expired. */
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

export interface HorsesInNeed<Horse> {
  readonly count: number;
  /** May be fewer than counted. */
  readonly horses: readonly Horse[];
}

export function groupByNeed<Horse>(
  horses: readonly Horse[],
  needsOf: (horse: Horse) => readonly HorseNeed[],
): Partial<Record<HorseNeed, HorsesInNeed<Horse>>> {
  const groups = new Map<HorseNeed, Horse[]>();
  for (const horse of horses)
    for (const need of needsOf(horse)) groups.set(need, [...(groups.get(need) ?? []), horse]);
  return Object.fromEntries(Array.from(groups, ([need, horses]) => [need, { count: horses.length, horses }]));
}

export interface StableState<Horse> {
  readonly horses: Readonly<Partial<Record<HorseNeed, HorsesInNeed<Horse>>>>;
  /** Horses that need feed but have neither a bag nor coins for one. */
  readonly unaffordable: number;
  readonly studRequests: number;
  /** Today's coins; null once collected. */
  readonly salary: number | null;
  /** Before 00:00 UTC. */
  readonly showsToday: number;
}

/** On every page, most urgent first. */
export const TASK_KINDS = ['hungry', 'requests', 'salary', 'training', 'ring', 'shows'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

export interface StableNeed<Horse> extends HorsesInNeed<Horse> {
  readonly kind: TaskKind | 'name' | 'foal' | 'pasture';
  /** Set for salaries only. */
  readonly coins: number | null;
}

/** Most urgent first. */
export function needsOfStable<Horse>(stable: StableState<Horse>): StableNeed<Horse>[] {
  const { horses, unaffordable, studRequests, salary, showsToday } = stable;
  const inNeed = (kind: HorseNeed & StableNeed<Horse>['kind']) => ({
    ...(horses[kind] ?? { count: 0, horses: [] }),
    kind,
    coins: null,
  });
  const needs: StableNeed<Horse>[] = [
    { kind: 'pasture', count: unaffordable, horses: horses.hungry?.horses ?? [], coins: null },
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
