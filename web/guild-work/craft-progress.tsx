import { Hammer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { RECIPES } from '../../game/tack/recipes.ts';
import { TACK } from '../../game/tack/tack.ts';
import type { TackType } from '../../game/tack/tack.ts';
import { Meter } from '../ui/meter.tsx';

interface CraftProgressProps {
  readonly type: TackType;
  /** Of `performance.now()`. */
  readonly startedAt: number;
}

const DRAWN_EVERY_MS = 100;

/** How far a piece is. Takes the focus from the button that is gone. */
export function CraftProgress({ type, startedAt }: CraftProgressProps) {
  const [passed, setPassed] = useState(0);
  const section = useRef<HTMLElement>(null);
  const { takesMs } = RECIPES[type];
  useEffect(() => section.current?.focus(), []);
  useEffect(() => {
    const timer = setInterval(() => setPassed(performance.now() - startedAt), DRAWN_EVERY_MS);
    return () => clearInterval(timer);
  }, [startedAt]);
  const left = Math.max(0, Math.ceil((takesMs - passed) / 1000));
  const words = left === 0 ? 'Almost done' : `${left} s left`;
  return (
    <section className="craft-progress" aria-label="Under way" tabIndex={-1} ref={section}>
      <Hammer className="icon text-good" aria-hidden />
      <p>
        <b>{TACK[type].label} under way</b>
        <small role="timer">{words}</small>
      </p>
      <Meter
        label={`${TACK[type].label} done`}
        value={Math.min(takesMs, passed)}
        max={takesMs}
        words={words}
      />
    </section>
  );
}
