import { useEffect, useRef, useState } from 'react';
import { isFresh } from '../closing.ts';

/** Dark until the foal is painted; then lamp, foal and words appear (birth.css). */
type Stage = 'covered' | 'revealing' | 'shown';

/** Without a picture by then, shows the words alone. */
const LONGEST_WAIT_MS = 6_000;
const LOOK_EVERY_MS = 100;
const REVEAL_MS = 2_700;

/** Runs by itself; any key or press, or reduced motion, shows the last picture at once. */
export function useReveal() {
  const [since] = useState(Date.now);
  const scene = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage>(() =>
    matchMedia('(prefers-reduced-motion: reduce)').matches ? 'shown' : 'covered',
  );
  useEffect(() => {
    if (stage === 'shown') return undefined;
    if (stage === 'revealing') {
      const timer = setTimeout(() => setStage('shown'), REVEAL_MS);
      return () => clearTimeout(timer);
    }
    const began = Date.now();
    const timer = setInterval(() => {
      const isPainted = scene.current?.querySelector('.birth-foal canvas.is-shown') != null;
      if (isPainted || Date.now() - began > LONGEST_WAIT_MS) setStage('revealing');
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [stage]);
  return { stage, scene, show: () => !isFresh(since) && setStage('shown') };
}
