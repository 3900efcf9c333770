import { SETTLED_MS, whenIdle } from '../../ui/loading/when-idle.ts';
import { whileOnline } from '../../ui/loading/while-online.ts';

/** `at` as `performance.now()` counts. */
export interface Thrown {
  readonly error: unknown;
  readonly at: number;
}

const MOST_THROWN = 20;

/** Collects errors from the start; once the page has settled, loads what measures the visit (decision 124). */
export function startVitals(): void {
  if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl) return;
  const thrown: Thrown[] = [];
  const collect = (error: unknown, at: number) => {
    if (thrown.length < MOST_THROWN) thrown.push({ error, at });
  };
  window.addEventListener('error', ({ error, timeStamp }) => collect(error, timeStamp));
  window.addEventListener('unhandledrejection', ({ reason, timeStamp }) => collect(reason, timeStamp));
  const load = () =>
    void whileOnline(() => import('./watch-vitals.ts')).then(
      ({ watchVitals }) => watchVitals(thrown),
      () => undefined,
    );
  window.addEventListener('load', () => setTimeout(() => whenIdle(load), SETTLED_MS));
}

declare global {
  interface Navigator {
    /** Not in TypeScript's library. */
    readonly globalPrivacyControl?: boolean;
  }
}
