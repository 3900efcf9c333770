import { reasonOf } from '../errors.ts';

export type ReportOutage = (sentence: string, figures: Readonly<Record<string, string | number>>) => void;

export interface OutageWatch {
  failed(error: unknown): void;
  worked(): void;
}

const LINE_INTERVAL_MS = 1_000;

/** Reports an outage at most once a second, and its end. */
export function watchOutages(report: ReportOutage): OutageWatch {
  let isDown = false;
  let hasWorked = false;
  let began = 0;
  let failures = 0;
  let unreported = 0;
  let reason = '';
  let pause: NodeJS.Timeout | undefined;

  const throttled: ReportOutage = (sentence, figures) => {
    report(sentence, figures);
    pause = setTimeout(afterPause, LINE_INTERVAL_MS).unref();
  };
  const reportDown = () => {
    throttled('the database is not available', { failures: unreported, reason });
    unreported = 0;
  };
  const reportBack = () => {
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    isDown = false;
    throttled('the database is available again', { failures, seconds });
    failures = 0;
  };
  const afterPause = () => {
    pause = undefined;
    if (unreported > 0) reportDown();
    else if (isDown && hasWorked) reportBack();
  };

  return {
    failed(error) {
      if (!isDown) began = performance.now();
      isDown = true;
      hasWorked = false;
      failures += 1;
      unreported += 1;
      reason = reasonOf(error);
      if (!pause) reportDown();
    },
    worked() {
      if (!isDown) return;
      hasWorked = true;
      if (!pause) reportBack();
    },
  };
}
