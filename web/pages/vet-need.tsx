import { Stethoscope } from 'lucide-react';
import { VET_SERVICE_ROWS } from '../../game/care/vet.ts';
import type { VetRequest } from '../care/use-vet.ts';
import { VetCountdown } from '../care/vet-visit.tsx';
import type { Horse } from '../horses/use-horses.ts';
import { Button } from '../ui/button.tsx';
import { Need } from './need.tsx';

interface VetNeedProps {
  readonly horse: Horse;
  /** What the vet is doing just now. */
  readonly visit: VetRequest | undefined;
  readonly now: Date;
  readonly onVet: () => void;
}

/** The vet is at work, or what the horse once had for the ring has run out. One that never had it is not reminded. */
export function VetNeed({ horse, visit, now, onVet }: VetNeedProps) {
  if (visit) {
    return (
      <Need
        icon={<Stethoscope className="icon text-good" aria-hidden />}
        title={`${VET_SERVICE_ROWS[visit.serviceType].label} under way`}
        why={<VetCountdown visit={visit} />}
      />
    );
  }
  const ranOut = (date: string | null) => date !== null && new Date(date) <= now;
  const [check, shots] = [ranOut(horse.vetCheckDate), ranOut(horse.vetShotsDate)];
  if (horse.retired || (!check && !shots)) return null;
  const what =
    check && shots ? 'Vet check and shots have' : check ? 'The vet check has' : 'The vet shots have';
  return (
    <Need
      icon={<Stethoscope className="icon text-warn" aria-hidden />}
      title={`${what} run out`}
      why="With both, every second show costs no happiness"
    >
      <Button aria-haspopup="dialog" onClick={onVet}>
        Call the vet
      </Button>
    </Need>
  );
}
