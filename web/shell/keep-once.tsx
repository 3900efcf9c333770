import { useEffect } from 'react';
import { asksToKeep } from '../api/keep-first.ts';
import { useFirstSteps } from '../first-steps/use-first-steps.ts';
import { cardsAreOn } from '../moments/cards-on.ts';
import { queueOf } from '../moments/queue.ts';
import { whenQuiet } from '../moments/quiet.ts';
import { useMoments } from '../moments/use-moments.ts';
import { attempt } from '../ui/storage.ts';
import { useStore } from '../ui/store.ts';

/** Asks a guest once to keep the horse, after the first result and its rosette. */
export default function KeepOnce() {
  const isOpen = useStore(asksToKeep);
  const hasResult = useHasSeenResult();
  useEffect(() => {
    if (!hasResult || wasAsked()) return undefined;
    return whenQuiet({ followsCard: false, onQuiet: askOnce });
  }, [hasResult]);
  // "Not now" counts, wherever it was asked.
  useEffect(() => {
    if (isOpen) rememberAsked();
  }, [isOpen]);
  return null;
}

/** Cards of great moments come first. */
function useHasSeenResult(): boolean {
  const { data: steps } = useFirstSteps();
  const isOn = cardsAreOn();
  const moments = useMoments(isOn);
  const hasResult = steps?.some(({ id, have }) => id === 'first_result' && have > 0) ?? false;
  if (!isOn) return hasResult;
  return hasResult && moments !== undefined && queueOf(moments, NONE).length === 0;
}

const NONE: ReadonlySet<string> = new Set();

/** Remembered for the guest's days: the sign stays. */
const KEY = 'keep-asked';

const wasAsked = (): boolean => (attempt(() => localStorage.getItem(KEY)) ?? null) !== null;

/** The rosette may have asked while the page was not quiet. */
function askOnce(): void {
  if (!wasAsked()) asksToKeep.set(true);
}

function rememberAsked(): void {
  attempt(() => localStorage.setItem(KEY, 'yes'));
}
