import type { Lab } from './lab.ts';
import { inTurn, lastRound, sideBySide, type Round } from './load/figures.ts';
import type { Aim, Work } from './findings.ts';

export interface WorkMeasurementOptions extends Pick<Work, 'name' | 'of' | 'note'> {
  /** Computes piece `piece`, from 0. Returning part of the result prevents optimisation. */
  readonly game: (piece: number) => number;
  /** The part that no rules could avoid. */
  readonly floor: (piece: number) => number;
  readonly aims: (work: Omit<Work, 'aims'>) => readonly Aim[];
}

/** Alternates with the floor, on one core. */
export function measureWork(
  { pace, log }: Pick<Lab, 'pace' | 'log'>,
  measured: WorkMeasurementOptions,
): Work {
  const { game, floor, aims, ...rest } = measured;
  const pieces = { game, floor };
  const rounds = { game: [] as Round[], floor: [] as Round[] };
  for (const which of inTurn(0)) takeRound(pieces[which], pace.warmUpMs);
  for (let round = 1; round <= pace.rounds; round++) {
    for (const which of inTurn(round)) rounds[which].push(takeRound(pieces[which], pace.roundMs));
    log(lastRound(rounds));
  }
  const work = { kind: 'work', ...rest, ...sideBySide(rounds) } as const;
  return { ...work, aims: aims(work) };
}

/** Processor time, which other programs do not affect. */
export function withinAim({ app }: Pick<Work, 'app'>, ms: number): Aim {
  return {
    aim: `at most ${ms} ms of the processor each`,
    met: app.cpuMicros !== null && app.cpuMicros <= ms * 1000,
  };
}

function takeRound(work: (piece: number) => number, forMs: number): Round {
  const latencies: number[] = [];
  const cpuBefore = process.cpuUsage();
  const begun = performance.now();
  let results = 0;
  let now = begun;
  while (now < begun + forMs) {
    results += work(latencies.length);
    const after = performance.now();
    latencies.push(after - now);
    now = after;
  }
  if (Number.isNaN(results)) throw new Error('Some work came to nothing');
  const cpu = process.cpuUsage(cpuBefore);
  return {
    steps: latencies.length,
    seconds: (now - begun) / 1000,
    latencies,
    cpuSeconds: (cpu.user + cpu.system) / 1e6,
  };
}
