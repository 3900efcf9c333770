import { useEffect, useRef, useState } from 'react';
import { isFresh } from '../closing.ts';

/** Dark until the foal is painted; then lamp, foal and text appear (birth.css). */
type Stage = 'covered' | 'revealing' | 'shown';

/** Without a picture by then, shows the text alone. */
const LONGEST_WAIT_MS = 6_000;
const POLL_MS = 100;
const REVEAL_MS = 2_700;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Runs by itself; any key or press, or reduced motion, ends it. The foal appears before the text that names its coat. */
export function useReveal() {
  const [since] = useState(Date.now);
  const scene = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage>('covered');
  useEffect(() => {
    if (stage === 'shown') return undefined;
    if (stage === 'revealing') {
      const timer = setTimeout(() => setStage('shown'), REVEAL_MS);
      return () => clearTimeout(timer);
    }
    const began = Date.now();
    const timer = setInterval(() => {
      const foal = scene.current?.querySelector('.birth-foal canvas:not(.horse-shadow)');
      const isDone = foal?.matches('.is-shown, .is-failed') ?? false;
      const isLate = Date.now() - began > LONGEST_WAIT_MS;
      if (isDone || isLate) setStage(isStill() ? 'shown' : 'revealing');
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [stage]);
  return { stage, scene, show: () => stage !== 'covered' && !isFresh(since) && setStage('shown') };
}
