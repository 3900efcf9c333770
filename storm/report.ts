export interface StormPlan {
  readonly seed: number;
  readonly isOver: (step: number) => boolean;
  /** The step at which coins are created without a source, to test that the storm finds them. */
  readonly plantAt?: number | undefined;
}

/** A problem and when it was noticed. */
export interface Finding {
  readonly step: number;
  readonly problems: readonly string[];
  /** The last calls, latest last. */
  readonly calls: readonly string[];
}

export interface StormReport {
  readonly steps: number;
  readonly answers: number;
  readonly checks: number;
  /** How often each call was granted. */
  readonly granted: ReadonlyMap<string, number>;
  readonly waiting: ReadonlyMap<string, number>;
  readonly refusals: ReadonlyMap<string, ReadonlySet<string>>;
  readonly faults: Readonly<Record<string, number>>;
  /** Hash of all answers; the same for equal seeds on one process. */
  readonly digest: string | undefined;
  readonly found: Finding | undefined;
}
