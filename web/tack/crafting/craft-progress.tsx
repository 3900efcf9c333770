import { Check, Hammer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { RECIPES } from '../../../game/tack/recipes.ts';
import { TACK, type TackType } from '../../../game/tack/tack.ts';
import { Meter } from '../../ui/meter.tsx';

interface CraftProgressProps {
  readonly type: TackType;
  /** From `performance.now()`. */
  readonly startedAt: number;
  /** The result; null while in progress. */
  readonly made: string | null;
}

const REDRAW_INTERVAL_MS = 100;

/** Takes the focus from the disabled button. */
export function CraftProgress({ type, startedAt, made }: CraftProgressProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section
      className="craft-progress"
      aria-label={made === null ? 'Under way' : 'Made'}
      tabIndex={-1}
      ref={section}
    >
      {made === null ? (
        <UnderWay type={type} startedAt={startedAt} />
      ) : (
        <>
          <Check className="icon text-good" aria-hidden />
          <p>
            <b>{made}</b>
          </p>
        </>
      )}
    </section>
  );
}

function UnderWay({ type, startedAt }: Omit<CraftProgressProps, 'made'>) {
  const [passed, setPassed] = useState(0);
  const { takesMs } = RECIPES[type];
  useEffect(() => {
    const timer = setInterval(() => setPassed(performance.now() - startedAt), REDRAW_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [startedAt]);
  const left = Math.max(0, Math.ceil((takesMs - passed) / 1000));
  const text = left === 0 ? 'Almost done' : `${left} s left`;
  return (
    <>
      <Hammer className="icon text-good" aria-hidden />
      <p>
        <b>{TACK[type].label} under way</b>
        <small role="timer">{text}</small>
      </p>
      <Meter
        label={`${TACK[type].label} done`}
        value={Math.min(takesMs, passed)}
        max={takesMs}
        valueText={text}
      />
    </>
  );
}
