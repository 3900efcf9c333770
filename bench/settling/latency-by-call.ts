import { percentile } from '../load/figures.ts';

/** Paths without ids. */
export class LatencyByCall {
  readonly #kinds = new Map<string, number[]>();

  add(call: string, milliseconds: number): void {
    const kind = call.replace(/\?.*$/, '').replaceAll(/[0-9a-f-]{36}/g, ':id');
    const known = this.#kinds.get(kind);
    if (known) known.push(milliseconds);
    else this.#kinds.set(kind, [milliseconds]);
  }

  format(): string {
    const lines = [...this.#kinds].map(([kind, latencies]) => {
      const [p50, p99] = [0.5, 0.99].map((share) => percentile(latencies, share).toFixed(1));
      return `${kind} ${p50} / ${p99}`;
    });
    return `p50 / p99 ms: ${lines.toSorted().join(', ')}`;
  }
}
