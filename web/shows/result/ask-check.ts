import type { ResultCheck } from '../../../game/shows/proof/check-result.ts';
import type { ToCheck } from './check-worker.ts';

/** Has a result checked beside the page. Rejects where the worker cannot be had or gives up. */
export function askCheck(toCheck: ToCheck): Promise<ResultCheck> {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<ResultCheck>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ResultCheck>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage(toCheck);
  });
  return answer.finally(() => worker.terminate());
}
