import { Stethoscope } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { VET_SECONDS, vetLeftWords, vetSecondsLeft } from '../../game/care/vet.ts';
import { VET_SERVICE_ROWS } from '../../game/care/vet-services.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { Meter } from '../ui/meter.tsx';
import type { VetRequest } from './use-vet.ts';

const EVERY_SECOND = 1_000;

interface VetCountdownProps {
  readonly visit: VetRequest;
}

export function VetCountdown({ visit }: VetCountdownProps) {
  const now = useWorldNow(EVERY_SECOND);
  return <>Done in {vetLeftWords(new Date(visit.autoCompleteAt), now)}</>;
}

/** Takes the focus that the removed element had. */
export function VetVisit({ visit }: VetCountdownProps) {
  const now = useWorldNow(EVERY_SECOND);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.matches('[role="dialog"], :disabled'))
      section.current?.focus();
  }, []);
  const { label } = VET_SERVICE_ROWS[visit.serviceType];
  const doneAt = new Date(visit.autoCompleteAt);
  return (
    <section className="vet-visit" aria-label="With the vet" tabIndex={-1} ref={section}>
      <Stethoscope className="icon text-good" aria-hidden />
      <p>
        <b>{label} under way</b>
        <small role="timer">Done in {vetLeftWords(doneAt, now)}</small>
      </p>
      <Meter
        label={`${label} done`}
        value={VET_SECONDS - vetSecondsLeft(doneAt, now)}
        max={VET_SECONDS}
        words={`${vetLeftWords(doneAt, now)} left`}
      />
    </section>
  );
}
