import { reasonOf } from './unavailable.ts';

/** Tells an operator of an outage. */
export type TellOutage = (sentence: string, figures: Readonly<Record<string, string | number>>) => void;

/** Hears of every statement that failed for want of the database, and of those that worked. */
export interface OutageWatch {
  failed(error: unknown): void;
  worked(): void;
}

const LINE_EVERY_MS = 1_000;

/** Tells of an outage in at most one line a second, however many statements fail, and of its end in one line. */
export function watchOutages(tell: TellOutage): OutageWatch {
  let isDown = false;
  let hasWorked = false;
  let began = 0;
  let failures = 0;
  let untold = 0;
  let reason = '';
  let pause: NodeJS.Timeout | undefined;

  const say: TellOutage = (sentence, figures) => {
    tell(sentence, figures);
    pause = setTimeout(afterPause, LINE_EVERY_MS).unref();
  };
  const sayDown = () => {
    say('the database is not available', { failures: untold, reason });
    untold = 0;
  };
  const sayBack = () => {
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    isDown = false;
    say('the database is available again', { failures, seconds });
    failures = 0;
  };
  const afterPause = () => {
    pause = undefined;
    if (untold > 0) sayDown();
    else if (isDown && hasWorked) sayBack();
  };

  return {
    failed(error) {
      if (!isDown) began = performance.now();
      isDown = true;
      hasWorked = false;
      failures += 1;
      untold += 1;
      reason = reasonOf(error);
      if (!pause) sayDown();
    },
    worked() {
      if (!isDown) return;
      hasWorked = true;
      if (!pause) sayBack();
    },
  };
}
