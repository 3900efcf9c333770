import { Dna, Images } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'wouter';
import { BREED_FROM, SHOW_FROM } from '../../../game/horses/age.ts';
import { DISCIPLINES } from '../../../game/shows/disciplines.ts';
import { useUser } from '../../accounts/session.ts';
import { CallRefused } from '../../api/call-refused.ts';
import { useWorldNow } from '../../api/use-world-now.ts';
import { bellyOf } from '../../breeding/belly.ts';
import { useBreeding } from '../../breeding/use-breeding.ts';
import { FeedNow } from '../../care/feeding/feed-now.tsx';
import { grazes } from '../../care/pasture/use-pasture.ts';
import { useVetVisit } from '../../care/use-vet.ts';
import { feedLeft } from '../../horses/feed-left.ts';
import { Health, Information, Stats } from '../../horses/horse-facts.tsx';
import { HorseName } from '../../horses/horse-name.tsx';
import { formatBest } from '../../horses/horse-text.ts';
import { useHorse, type Horse } from '../../horses/use-horses.ts';
import Pastimes from '../../keepsakes/pastimes.tsx';
import { DownloadPicture } from '../../paddock/backdrops/download-picture.tsx';
import { ShareActs } from '../../public-pages/share-acts.tsx';
import { ShareButton } from '../../public-pages/share-button.tsx';
import { Records } from '../../records/record-links.tsx';
import { PutBack } from '../../shows/grade.tsx';
import { usePendingEntries } from '../../shows/use-shows.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Query } from '../../ui/query.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Guide } from '../guide/guide.tsx';
import { useGuide } from '../guide/use-guide.ts';
import { Facets } from './facets/facets.tsx';
import { useOwnFacets } from './facets/own-facets.tsx';
import { HorseActs } from './horse-acts.tsx';
import { HorseChanges } from './horse-changes.tsx';
import { HorseDialogs, type HorseDialog } from './horse-dialogs.tsx';
import { HorseHead } from './horse-head.tsx';
import { HorseNeeds } from './horse-needs.tsx';
import { HorseSkeleton, MissingHorse } from './missing.tsx';

const GrowingBook = lazy(() => import('../../keepsakes/growing-book.tsx'));
const OthersHorse = lazy(() => import('./others-horse.tsx'));

const CLOCK_INTERVAL_MS = 30_000;

export default function HorsePage() {
  const { id } = useParams<{ id: string }>();
  const horse = useHorse(id);
  // Tells whether the guide's strip comes, which would move what is below it.
  const guide = useGuide();
  const { error } = horse;
  // 400: a malformed id.
  if (error instanceof CallRefused && [400, 404].includes(error.status)) return <MissingHorse />;
  if (error instanceof CallRefused && error.code === 'NOT_YOUR_HORSE')
    return (
      <Suspense fallback={<HorseSkeleton />}>
        <OthersHorse id={id} />
      </Suspense>
    );
  return (
    <Query query={horse} skeleton={<HorseSkeleton />}>
      {(found) => (guide.isLoading ? <HorseSkeleton /> : <OwnHorse key={id} horse={found} />)}
    </Query>
  );
}

function OwnHorse({ horse }: { readonly horse: Horse }) {
  const now = useWorldNow(CLOCK_INTERVAL_MS);
  const { coins } = useUser();
  const pending = usePendingEntries(horse.id);
  const visit = useVetVisit(horse);
  const breeding = useBreeding(horse.id, { enabled: horse.ageInMonths >= BREED_FROM });
  const inFoal = breeding.data?.inFoal;
  const [open, setOpen] = useState<HorseDialog | null>(null);
  const isGrowing = horse.damId !== null && horse.ageInMonths < SHOW_FROM;
  const facets = useOwnFacets(horse, { coins, isGrowing, onOpen: setOpen });
  const strengths = DISCIPLINES.map((discipline) => ({ discipline, points: horse.strengths[discipline] }));
  return (
    <>
      <HorseHead
        horse={horse}
        isOut={grazes(horse, now)}
        belly={inFoal ? bellyOf(inFoal.foalsAt, now) : 'usual'}
        name={<HorseName horse={horse} />}
        best={formatBest(strengths, horse.ageInMonths)}
        urgent={
          ['hungry', 'soon'].includes(feedLeft(horse, now).hunger) && (
            <FeedNow horse={horse} coins={coins} onChoose={() => setOpen('feed')} />
          )
        }
        label={<HorseChanges horse={horse} />}
      >
        <HorseNeeds
          horse={horse}
          pending={pending}
          visit={visit}
          breeding={breeding.data}
          now={now}
          coins={coins}
          onFeed={() => setOpen('feed')}
          onTreat={() => setOpen('treats')}
          onVet={() => setOpen('vet')}
          onPasture={() => setOpen('pasture')}
          onTrain={() => setOpen('train')}
          onEnter={() => setOpen('enter')}
        />
      </HorseHead>
      <div className="wrap horse-below">
        <Guide />
        <HorseActs horse={horse} now={now} onOpen={setOpen} />
        <Pastimes horse={horse} Share={ShareButton} isLine>
          <Link className={buttonClass('plain')} href={`/horses/${horse.id}/keepsakes`}>
            <Images className="icon" aria-hidden />
            Keepsakes
          </Link>
        </Pastimes>
        <Facets name={horse.name} facets={facets} />
        {isGrowing && (
          <Suspense fallback={<Skeleton label="Loading the foal’s book" rows={1} height="300px" />}>
            <GrowingBook horseId={horse.id} />
          </Suspense>
        )}
        <div className="cols">
          <Information horse={horse} />
          <Stats horse={horse}>
            <PutBack horse={horse} />
          </Stats>
          <Health horse={horse} now={now} />
        </div>
        <Records horseId={horse.id}>
          <Button aria-haspopup="dialog" onClick={() => setOpen('genetics')}>
            <Dna className="icon" aria-hidden />
            Genetics
          </Button>
          <ShareActs horse={horse} />
          <DownloadPicture horse={horse} />
        </Records>
      </div>
      <HorseDialogs
        horse={horse}
        open={open}
        entered={pending.data && pending.data.length > 0}
        visit={visit}
        onOpen={setOpen}
      />
    </>
  );
}
