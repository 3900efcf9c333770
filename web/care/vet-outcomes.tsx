import { Check, CircleX } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { counted, inCoins } from '../ui/coins.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { VetCalled, VetHorse } from './use-vet.ts';

interface VetOutcomesProps {
  readonly called: VetCalled;
  readonly horses: readonly VetHorse[];
  readonly onClose: () => void;
}

/** What became of each horse, where the vet does not see all that were asked for. */
export function VetOutcomes({ called: { requests, refusals, cost }, horses, onClose }: VetOutcomesProps) {
  const nameOf = (id: string) => horses.find((horse) => horse.id === id)?.name ?? 'A horse';
  return (
    <Dialog
      title={`The vet sees ${counted(requests.length, 'horse')}`}
      lead={cost === 0 ? 'No coins were spent.' : `You paid ${inCoins(cost)}.`}
      onClose={onClose}
      foot={
        <Button look="main" onClick={onClose}>
          Close
        </Button>
      }
    >
      <ul className="vet-outcomes">
        {refusals.map(({ horseId, message }) => (
          <li key={horseId}>
            <CircleX className="icon text-bad" aria-hidden />
            <p>
              <b>{nameOf(horseId)}</b>
              {message}
            </p>
          </li>
        ))}
        {requests.map(({ horseId }) => (
          <li key={horseId}>
            <Check className="icon text-good" aria-hidden />
            <p>
              <b>{nameOf(horseId)}</b>
              Done in 30 seconds
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
