import type { Figures } from '../findings.ts';
import type { Sample } from './load.ts';

export interface Round extends Sample {
  readonly cpuSeconds: number | null;
}

export interface Rounds {
  readonly game: readonly Round[];
  readonly floor: readonly Round[];
}

/** Alternates, because the first to run has cold caches or a cool processor. */
export function inTurn(round: number): readonly ['game', 'floor'] | readonly ['floor', 'game'] {
  return round % 2 === 1 ? ['game', 'floor'] : ['floor', 'game'];
}

export function lastRound({ game, floor }: Rounds): string {
  const perSecond = (round: Round | undefined) => (round ? Math.round(round.steps / round.seconds) : 0);
  return `round ${game.length}: ${perSecond(game.at(-1))} a second, the floor ${perSecond(floor.at(-1))}`;
}

export function sideBySide(rounds: Rounds): { app: Figures; floor: Figures; ratio: number } {
  const [app, floor] = [figuresOf(rounds.game), figuresOf(rounds.floor)];
  return { app, floor, ratio: app.perSecond / floor.perSecond };
}

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

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (low === undefined || high === undefined) throw new RangeError('Of no values there is no median');
  return (low + high) / 2;
}

/** Nearest rank. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('Of no values there is no percentile');
  return value;
}
