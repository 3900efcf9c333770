import { useEffect } from 'react';
import { asksToKeep } from '../api/keep-first.ts';
import { useFirstSteps } from '../first-steps/use-first-steps.ts';
import { cardsAreOn } from '../moments/cards-on.ts';
import { queueOf } from '../moments/queue.ts';
import { whenQuiet } from '../moments/quiet.ts';
import { useMoments } from '../moments/use-moments.ts';
import { wasAsked } from './keep-asked.ts';

/** Asks a guest once to keep the horse, after the first result and its rosette. */
export default function KeepOnce() {
  const hasResult = useHasSeenResult();
  useEffect(() => {
    if (!hasResult || wasAsked()) return undefined;
    return whenQuiet({ followsCard: false, onQuiet: askOnce });
  }, [hasResult]);
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

/** The rosette may have asked while the page was not quiet. */
function askOnce(): void {
  if (!wasAsked()) asksToKeep.set(true);
}
