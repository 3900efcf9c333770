import { Button } from '../ui/button.tsx';
import { counted } from '../ui/coins.tsx';
import { DialogFoot } from '../ui/dialog.tsx';
import type { BreedingHorse } from './breed-options.tsx';
import { useEndStud } from './use-stud.ts';

interface EndStudProps {
  readonly horse: BreedingHorse;
  readonly openRequests: number;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** Says what becomes of open requests before a stallion is taken from stud. */
export function EndStud({ horse, openRequests, onBack, onDone }: EndStudProps) {
  const ending = useEndStud(onDone);
  return (
    <>
      <p className="pb-5">
        {openRequests === 0
          ? 'No request waits for an answer.'
          : `${counted(openRequests, 'open request')} ${openRequests === 1 ? 'is' : 'are'} returned, each with its fee.`}
      </p>
      <DialogFoot>
        <Button onClick={onBack}>Back</Button>
        <Button
          look="main"
          busy={ending.busy}
          busyLabel="Ending…"
          onClick={() => ending.run({ params: { id: horse.id } })}
        >
          Take {horse.name} from stud
        </Button>
      </DialogFoot>
    </>
  );
}
