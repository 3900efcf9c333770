import { ActDialog } from '../../ui/act-dialog.tsx';
import { GESTATION_MS } from '../../../game/breeding/breeding.ts';
import { houseCut } from '../../../game/ledger/coins.ts';
import { REAL_MS_PER_DAY } from '../../../game/game-time.ts';
import { inCoins, inDigits } from '../../ui/coins.tsx';
import { MateCard } from '../mate-card.tsx';
import { useAcceptRequest, type StudRequest } from './use-stud-requests.ts';

interface AcceptDialogProps {
  readonly request: StudRequest;
  readonly onClose: () => void;
}

export default function AcceptDialog({ request, onClose }: AcceptDialogProps) {
  const { id, mare, stallion, fee } = request;
  const accepting = useAcceptRequest(onClose);
  const paid = fee === 0 ? 'No fee' : `You get ${inDigits(fee - houseCut(fee))} of ${inCoins(fee)}`;
  return (
    <ActDialog
      title={`${stallion.name} covers ${mare.name}`}
      lead={`The foal belongs to ${mare.ownerUsername} and arrives in ${GESTATION_MS / REAL_MS_PER_DAY} days.`}
      onClose={onClose}
      summary={<>{paid}. This cannot be undone.</>}
      cancel="Cancel"
      act="Accept"
      busy={accepting.busy}
      busyLabel="Accepting…"
      onAct={() => accepting.run({ params: { id } })}
    >
      <div className="pair">
        <MateCard horse={stallion} />
        <MateCard horse={mare} owner />
      </div>
    </ActDialog>
  );
}
