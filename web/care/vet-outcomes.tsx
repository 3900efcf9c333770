import { Button } from '../ui/button.tsx';
import { counted, inCoins } from '../ui/coins.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Outcomes } from '../ui/outcomes.tsx';
import type { VetCalled, VetHorse } from './use-vet.ts';

interface VetOutcomesProps {
  readonly called: VetCalled;
  readonly horses: readonly VetHorse[];
  readonly onClose: () => void;
}

/** What became of each horse, where the vet does not see all that were asked for. */
export function VetOutcomes({ called: { requests, refusals, cost }, horses, onClose }: VetOutcomesProps) {
  const outcomeOf = (id: string, done: boolean, words: string) => {
    const name = horses.find((horse) => horse.id === id)?.name ?? 'A horse';
    return { key: id, name, done, words };
  };
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
      <Outcomes
        outcomes={[
          ...refusals.map(({ horseId, message }) => outcomeOf(horseId, false, message)),
          ...requests.map(({ horseId }) => outcomeOf(horseId, true, 'Done in 30 seconds')),
        ]}
      />
    </Dialog>
  );
}
