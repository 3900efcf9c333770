export interface StormPlan {
  readonly seed: number;
  readonly isOver: (step: number) => boolean;
  /** The step at which coins come from nowhere, to see that they are found. */
  readonly plantAt?: number | undefined;
}

/** What is wrong, and when it was noticed. */
export interface Finding {
  readonly step: number;
  readonly problems: readonly string[];
  /** The last calls, the latest last. */
  readonly calls: readonly string[];
}

export interface StormReport {
  readonly steps: number;
  readonly answers: number;
  readonly checks: number;
  /** Calls by how often they were granted. */
  readonly granted: ReadonlyMap<string, number>;
  readonly keptWaiting: ReadonlyMap<string, number>;
  readonly refusals: ReadonlyMap<string, ReadonlySet<string>>;
  readonly faults: Readonly<Record<string, number>>;
  /** Hash of all answers: equal for equal seeds on one process. */
  readonly digest: string | undefined;
  readonly found: Finding | undefined;
}
