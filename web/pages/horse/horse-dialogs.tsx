import { useUser } from '../../accounts/session.ts';
import { isOut } from '../../care/pasture/use-pasture.ts';
import type { VetRequest } from '../../care/use-vet.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { CannotEnter } from './cannot-enter.tsx';

const FeedDialog = lazyDialog(() => import('../../care/feeding/feed-dialog.tsx'));
const PastureDialog = lazyDialog(() => import('../../care/pasture/pasture-dialog.tsx'));
const TreatDialog = lazyDialog(() => import('../../care/feeding/treat-dialog.tsx'));
const VetDialog = lazyDialog(() => import('../../care/vet-dialog.tsx'));
const BuyInsight = lazyDialog(() => import('../../premium/card/buy-insight.tsx'), { ahead: false });
const GeneticsDialog = lazyDialog(() => import('../../horses/genes/genetics-dialog.tsx'));
const TrainDialog = lazyDialog(() => import('../../guild-work/training/train-dialog.tsx'));
const TackDialog = lazyDialog(() => import('../../tack/tack-dialog.tsx'));
const BreedDialog = lazyDialog(() => import('../../breeding/cover/breed-dialog.tsx'));
const EnterShowsDialog = lazyDialog(() => import('../../shows/enter/enter-shows-dialog.tsx'));
const ShowResultsDialog = lazyDialog(() => import('../../shows/list/show-results-dialog.tsx'));

export type HorseDialog =
  | 'feed'
  | 'treats'
  | 'pasture'
  | 'vet'
  | 'train'
  | 'tack'
  | 'breed'
  | 'enter'
  | 'pending'
  | 'completed'
  | 'genetics';

interface HorseDialogsProps {
  readonly horse: Horse;
  readonly open: HorseDialog | null;
  /** True if it waits for a show; undefined while unknown. */
  readonly entered: boolean | undefined;
  readonly visit: VetRequest | undefined;
  /** Null closes. */
  readonly onOpen: (next: HorseDialog | null) => void;
}

/** Dialogs of an own horse. */
export function HorseDialogs({ horse, open, entered, visit, onOpen }: HorseDialogsProps) {
  const { guild, coins, freeBreedingCheck, freeGeneticInsights, geneticInsightsPurchased } = useUser();
  const close = () => onOpen(null);
  switch (open) {
    case 'feed':
      return <FeedDialog horses={[horse]} coins={coins} onClose={close} />;
    case 'pasture':
      return (
        <PastureDialog
          move={isOut(horse) ? 'bring in' : 'turn out'}
          horses={[horse]}
          guild={guild}
          onClose={close}
        />
      );
    case 'treats':
      return <TreatDialog horse={horse} onClose={close} />;
    case 'vet':
      return (
        <VetDialog horse={horse} coins={coins} freeCheck={freeBreedingCheck} visit={visit} onClose={close} />
      );
    case 'train':
      return <TrainDialog horses={[horse]} guild={guild} coins={coins} onClose={close} />;
    case 'tack':
      return <TackDialog horse={horse} entered={entered} onClose={close} />;
    case 'genetics':
      return (
        <GeneticsDialog
          horse={horse}
          freeInsights={freeGeneticInsights}
          ownInsight={geneticInsightsPurchased.includes(horse.id)}
          Buy={BuyInsight}
          onClose={close}
        />
      );
    case 'breed':
      return (
        <BreedDialog
          horse={horse}
          onFeed={() => onOpen('feed')}
          onVet={() => onOpen('vet')}
          onClose={close}
        />
      );
    case 'enter':
      return (
        <EnterShowsDialog
          horse={horse}
          guild={guild}
          notice={<CannotEnter horse={horse} />}
          onClose={close}
        />
      );
    case 'pending':
    case 'completed':
      return <ShowResultsDialog horse={horse} first={open} onClose={close} />;
    default:
      return null;
  }
}
