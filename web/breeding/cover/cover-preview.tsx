import { ActFoot } from '../../ui/act-dialog.tsx';
import { Bones } from '../../ui/bone.tsx';
import { inDigits } from '../../ui/coins.tsx';
import { DialogFoot } from '../../ui/dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { FoalPreview } from './foal-preview.tsx';
import { useFoalAhead, useBalance, type FoalAhead } from '../use-breeding.ts';
import { useCoverMare, type PairIds } from './use-cover.ts';

interface CoverPreviewProps {
  readonly pair: PairIds;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

export function CoverPreview({ pair, onBack, onDone }: CoverPreviewProps) {
  const ahead = useFoalAhead(pair.mareId, pair.stallionId);
  const covering = useCoverMare(pair, onDone);
  const { data: balance } = useBalance();
  const coins = balance?.coins ?? 0;
  return (
    <Loaded reading={ahead} skeleton={<Bones label="Loading their foal" rows={6} height="44px" />}>
      {(found) => (
        <>
          <FoalPreview ahead={found} />
          <DialogFoot>
            <ActFoot
              words={found.problems.length === 0 && feeWords(found, coins)}
              cancel="Back"
              onCancel={onBack}
              act={<>Cover {found.mare.name}</>}
              cost={found.fee}
              busy={covering.busy}
              busyLabel="Covering…"
              disabled={found.problems.length > 0 || found.fee > coins}
              onAct={() => covering.cover(found.nextSeedHash)}
            />
          </DialogFoot>
        </>
      )}
    </Loaded>
  );
}

function feeWords({ fee }: FoalAhead, coins: number): string {
  return fee > coins
    ? `Registration ${inDigits(fee)}. You need ${inDigits(fee - coins)} more.`
    : `Registration ${inDigits(fee)}. You’ll have ${inDigits(coins - fee)} left.`;
}
