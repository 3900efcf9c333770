import { ActFoot } from '../../ui/act-dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { inDigits } from '../../ui/coins.tsx';
import { DialogFoot } from '../../ui/dialog.tsx';
import { Query } from '../../ui/query.tsx';
import { FoalPreview } from './foal-preview.tsx';
import { useFoalAhead, useBalance, type FoalAhead } from '../use-breeding.ts';
import { useCoverMare, type PairIds } from './use-cover.ts';

interface CoverPreviewProps {
  readonly pair: PairIds;
  readonly onBack: () => void;
  readonly onDone: (taken: boolean) => void;
}

export function CoverPreview({ pair, onBack, onDone }: CoverPreviewProps) {
  const ahead = useFoalAhead(pair.mareId, pair.stallionId);
  const covering = useCoverMare(pair, onDone);
  const { data: balance } = useBalance();
  const coins = balance?.coins ?? 0;
  return (
    <Query query={ahead} skeleton={<Skeleton label="Loading their foal" rows={6} height="44px" />}>
      {(found) => (
        <>
          <FoalPreview ahead={found} />
          <DialogFoot>
            <ActFoot
              summary={found.problems.length === 0 && formatFee(found, coins)}
              cancel="Back"
              onCancel={onBack}
              act={<>Cover {found.mare.name}</>}
              cost={found.fee > 0 ? found.fee : undefined}
              busy={covering.busy}
              busyLabel="Covering…"
              disabled={found.problems.length > 0 || found.fee > coins}
              onAct={() => covering.cover(found.nextSeedHash)}
            />
          </DialogFoot>
        </>
      )}
    </Query>
  );
}

function formatFee({ fee }: FoalAhead, coins: number): string {
  if (fee === 0) return 'Your first registration is free.';
  return fee > coins
    ? `Registration ${inDigits(fee)}. You need ${inDigits(fee - coins)} more.`
    : `Registration ${inDigits(fee)}. You’ll have ${inDigits(coins - fee)} left.`;
}
