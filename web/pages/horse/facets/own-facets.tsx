import { useIsGuest } from '../../../accounts/session.ts';
import { useShowStats, type Horse } from '../../../horses/use-horses.ts';
import { isShowable } from '../../../horses/growing.ts';
import { useLatestResults } from '../../../shows/list/use-results.ts';
import { lazily } from '../../../ui/loading/lazily.tsx';
import type { HorseDialog } from '../horse-dialogs.tsx';
import type { Facet } from './facets.tsx';
import { formatCoat, formatStarts } from './format-facets.ts';
import { BestRosettes, facetsOf } from './horse-facets.tsx';

const OwnGenes = lazily(() => import('./own-genes.tsx'));
const Career = lazily(() => import('./career.tsx'));

interface OwnFacets {
  readonly coins: number;
  readonly isGrowing: boolean;
  readonly onOpen: (dialog: HorseDialog) => void;
}

export function useOwnFacets(horse: Horse, { coins, isGrowing, onOpen }: OwnFacets): readonly Facet[] {
  const isGuest = useIsGuest();
  const results = useLatestResults(horse.id);
  const { data: stats } = useShowStats(horse.id);
  const places = results.data?.flatMap(({ placement }) => (placement === null ? [] : [placement]));
  return facetsOf(horse, {
    past: isGuest ? null : { isGrowing },
    genes: {
      summary: formatCoat(horse, horse.genetics !== null),
      content: <OwnGenes horse={horse} onInsight={() => onOpen('genetics')} />,
    },
    career: {
      summary: formatStarts({ places, starts: stats?.showsEntered }),
      picture: <BestRosettes places={places} />,
      content: (
        <Career
          horse={horse}
          coins={coins}
          isShowable={isShowable(horse)}
          onResults={() => onOpen('completed')}
          onBrowse={() => onOpen('enter')}
        />
      ),
    },
  });
}
