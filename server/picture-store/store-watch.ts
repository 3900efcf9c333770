import type { Logger } from 'pino';
import { Counter, Gauge, type Registry } from '@prometheus-io/client';
import { PictureStoreAway } from './picture-store.ts';

/** While the store is away, one call per interval tries it; the others fail at once. */
const RETRY_INTERVAL_MS = 3_000;

export interface StoreWatch {
  /** Throws while the store is away. True if this call tries whether it is back. */
  begin(): boolean;
  worked(): void;
  failed(problem: string): PictureStoreAway;
  /** Why the store is away; undefined if it works. */
  notice(): string | undefined;
  measureOn(registry: Registry): void;
}

/** Logs when the store goes away and when it is back, once each. */
export function watchStore(log: Logger | undefined, monotonic = () => performance.now()): StoreWatch {
  let away: { readonly reason: string; readonly since: number; failures: number; tryAt: number } | undefined;
  let failures = 0;
  const awayError = (reason: string) =>
    new PictureStoreAway(`The store of pictures at S3_ENDPOINT is not available (${reason}).`);

  return {
    begin() {
      if (!away) return false;
      if (monotonic() < away.tryAt) throw awayError(away.reason);
      away.tryAt = monotonic() + RETRY_INTERVAL_MS;
      return true;
    },
    worked() {
      if (!away) return;
      const seconds = Math.round((monotonic() - away.since) / 100) / 10;
      log?.info({ failures: away.failures, seconds }, 'the store of pictures is available again');
      away = undefined;
    },
    failed(reason) {
      failures += 1;
      if (!away)
        log?.warn(
          { reason },
          'the store of pictures is not available: horses are painted without being stored',
        );
      away = {
        since: away?.since ?? monotonic(),
        failures: (away?.failures ?? 0) + 1,
        reason,
        tryAt: monotonic() + RETRY_INTERVAL_MS,
      };
      return awayError(reason);
    },
    notice: () => away && `the store of pictures is not available: ${away.reason}`,
    measureOn(registry) {
      const up: Gauge = new Gauge({
        name: 'picture_store_up',
        help: '1 if the S3-compatible store of pictures answers',
        registers: [registry],
        collect: () => up.set(away ? 0 : 1),
      });
      const failed: Counter = new Counter({
        name: 'picture_store_failures_total',
        help: 'Calls to the store of pictures that failed after all tries',
        registers: [registry],
        collect() {
          failed.reset();
          failed.inc(failures);
        },
      });
    },
  };
}
