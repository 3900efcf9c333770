import { Stethoscope } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { VET_SECONDS, formatVetTimeLeft, vetSecondsLeft } from '../../game/care/vet.ts';
import { VET_SERVICE_ROWS } from '../../game/care/vet-services.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { Meter } from '../ui/meter.tsx';
import type { VetRequest } from './use-vet.ts';

const CLOCK_INTERVAL_MS = 1_000;

interface VetCountdownProps {
  readonly visit: VetRequest;
}

export function VetCountdown({ visit }: VetCountdownProps) {
  const now = useWorldNow(CLOCK_INTERVAL_MS);
  return <>Done in {formatVetTimeLeft(new Date(visit.autoCompleteAt), now)}</>;
}

/** Takes the focus that the removed element had. */
export function VetVisit({ visit }: VetCountdownProps) {
  const now = useWorldNow(CLOCK_INTERVAL_MS);
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
        <small role="timer">Done in {formatVetTimeLeft(doneAt, now)}</small>
      </p>
      <Meter
        label={`${label} done`}
        value={VET_SECONDS - vetSecondsLeft(doneAt, now)}
        max={VET_SECONDS}
        valueText={`${formatVetTimeLeft(doneAt, now)} left`}
      />
    </section>
  );
}
