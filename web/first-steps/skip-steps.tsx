import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { useSkipSteps } from './use-first-steps.ts';

/** Skipping is for good, so it asks once more. */
export function SkipSteps() {
  const [asking, setAsking] = useState(false);
  const wasAsking = useRef(false);
  const line = useRef<HTMLDivElement>(null);
  const skip = useSkipSteps();
  // The button that was pressed has gone; the focus goes to what stands in its place.
  useEffect(() => {
    if (asking || wasAsking.current) line.current?.querySelector('button')?.focus();
    wasAsking.current = asking;
  }, [asking]);
  return (
    <div className="first-steps-skip" ref={line}>
      {asking ? (
        <>
          <p role="status">Skip them for good? Rewards that you have not collected are gone.</p>
          <Button onClick={() => setAsking(false)} disabled={skip.busy}>
            Keep them
          </Button>
          <Button look="plain" busy={skip.busy} busyLabel="Skipping…" onClick={() => skip.run()}>
            Skip for good
          </Button>
        </>
      ) : (
        <Button look="plain" onClick={() => setAsking(true)}>
          Skip the first steps
        </Button>
      )}
    </div>
  );
}
