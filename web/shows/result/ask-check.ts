import type { CheckedResult } from '../../../game/shows/proof/check-result.ts';
import type { ToCheck } from './check-worker.ts';

/** Has a result checked beside the page. Rejects where the worker cannot be had or gives up. */
export function askCheck(toCheck: ToCheck): Promise<CheckedResult> {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<CheckedResult>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CheckedResult>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage(toCheck);
  });
  return answer.finally(() => worker.terminate());
}
