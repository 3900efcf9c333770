import type { Figures } from '../findings.ts';
import type { Sample } from './load.ts';

/** One round of a server: its load and the processor time that it took, null where that is not known. */
export interface Round extends Sample {
  readonly cpuSeconds: number | null;
}

/** Rounds of the game and of its floor, taken in turn. */
export interface Rounds {
  readonly game: readonly Round[];
  readonly floor: readonly Round[];
}

/** Who comes first has the caches cold, or the processor cool: each comes first in turn. */
export function inTurn(round: number): readonly ['game', 'floor'] | readonly ['floor', 'game'] {
  return round % 2 === 1 ? ['game', 'floor'] : ['floor', 'game'];
}

/** What the last round of each came to, in words. */
export function lastRound({ game, floor }: Rounds): string {
  const perSecond = (round: Round | undefined) => (round ? Math.round(round.steps / round.seconds) : 0);
  return `round ${game.length}: ${perSecond(game.at(-1))} a second, the floor ${perSecond(floor.at(-1))}`;
}

/** The figures of both, and the throughput of the game over that of the floor. */
export function sideBySide(rounds: Rounds): { app: Figures; floor: Figures; ratio: number } {
  const [app, floor] = [figuresOf(rounds.game), figuresOf(rounds.floor)];
  return { app, floor, ratio: app.perSecond / floor.perSecond };
}

/** Medians over rounds, which a round disturbed by something else on the machine does not move. */
export function figuresOf(rounds: readonly Round[]): Figures {
  const cpu = rounds.flatMap(({ cpuSeconds, steps }) =>
    cpuSeconds === null ? [] : [(cpuSeconds * 1e6) / steps],
  );
  return {
    perSecond: median(rounds.map(({ steps, seconds }) => steps / seconds)),
    p50: median(rounds.map(({ latencies }) => percentile(latencies, 0.5))),
    p99: median(rounds.map(({ latencies }) => percentile(latencies, 0.99))),
    cpuMicros: cpu.length === 0 ? null : median(cpu),
  };
}

/** The middle value; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (low === undefined || high === undefined) throw new RangeError('Of no values there is no median');
  return (low + high) / 2;
}

/** The least value that this share of the values does not exceed (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('Of no values there is no percentile');
  return value;
}
