import { useCallback, useEffect, useState } from 'react';
import type { ResultCheck } from '../../../../game/shows/proof/check-result.ts';
import { callPage } from '../../../api/call.ts';
import { readReceipts } from '../../receipts.ts';
import { promisedBy, type PromiseCheck } from './verdict.ts';
import type { RunShow, ShowEntry } from '../use-show.ts';
import type { CheckRequest } from './check-worker.ts';

export type Proof =
  | { readonly is: 'reading'; readonly read: number }
  | { readonly is: 'running' }
  | { readonly is: 'failed'; readonly error: unknown }
  | {
      readonly is: 'done';
      readonly checked: ResultCheck;
      readonly promised: PromiseCheck;
      readonly entries: readonly ShowEntry[];
    };

/** Re-runs the show in a worker and compares the results. */
export function useProof(show: RunShow): { readonly proof: Proof; readonly retry: () => void } {
  const [proof, setProof] = useState<Proof>({ is: 'reading', read: 0 });
  const [run, setRun] = useState(0);
  useEffect(() => {
    let wanted = true;
    const update = (proof: Proof) => wanted && setProof(proof);
    update({ is: 'reading', read: 0 });
    prove(show, update, () => wanted).catch((error: unknown) => update({ is: 'failed', error }));
    return () => {
      wanted = false;
    };
  }, [show, run]);
  const retry = useCallback(() => setRun((before) => before + 1), []);
  return { proof, retry };
}

async function prove(show: RunShow, update: (proof: Proof) => void, wanted: () => boolean): Promise<void> {
  const entries: ShowEntry[] = [];
  const input = { params: { id: show.id }, query: { limit: 500 } };
  for (let next: string | null = null, first = true; (first || next !== null) && wanted(); first = false) {
    const page: Awaited<ReturnType<typeof callPage<'GET /api/shows/:id/entries'>>> = await callPage(
      'GET /api/shows/:id/entries',
      input,
      next,
    );
    entries.push(...page.items);
    next = page.next;
    update({ is: 'reading', read: entries.length });
  }
  if (!wanted()) return;
  update({ is: 'running' });
  const promised = promisedBy(await readReceipts(show.id), show, entries);
  update({ is: 'done', checked: await runCheck({ show, entries }), promised, entries });
}

function runCheck(toCheck: CheckRequest): Promise<ResultCheck> {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<ResultCheck>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ResultCheck>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage(toCheck);
  });
  return answer.finally(() => worker.terminate());
}
