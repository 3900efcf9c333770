import { lazy, useEffect } from 'react';
import { asksToKeep } from '../api/keep-first.ts';
import { useHorses } from '../horses/use-horses.ts';
import { Deferred } from '../ui/loading/deferred.tsx';
import { lazyDialog } from '../ui/loading/lazy-dialog.tsx';
import { persistently } from '../ui/loading/persistently.ts';
import { useStore } from '../ui/store.ts';
import { rememberAsked } from './keep-asked.ts';

const KeepDialog = lazyDialog(() => import('../accounts/keep-dialog.tsx'));
const KeepOnce = lazy(persistently(() => import('./keep-once.tsx')));

/** In the bar of a guest. */
export default function KeepSign() {
  const { data: horses } = useHorses();
  const isOpen = useStore(asksToKeep);
  // "Not now" counts, wherever it was asked, and however soon after the page has come.
  useEffect(() => {
    if (isOpen) rememberAsked();
  }, [isOpen]);
  const name = horses?.[0]?.name ?? 'your horse';
  return (
    <>
      <button type="button" className="keep-sign" aria-haspopup="dialog" onClick={() => asksToKeep.set(true)}>
        Keep {name}
      </button>
      {isOpen && <KeepDialog name={name} onClose={() => asksToKeep.set(false)} />}
      <Deferred>
        <KeepOnce />
      </Deferred>
    </>
  );
}
