import {
  Award,
  Carrot,
  Dna,
  Dumbbell,
  HeartHandshake,
  House,
  ListOrdered,
  Sparkles,
  Sprout,
  Stethoscope,
  Wheat,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'wouter';
import { BREED_FROM, SHOW_FROM, TRAIN_FROM } from '../../../game/horses/age.ts';
import { useUser } from '../../accounts/session.ts';
import { CallRefused } from '../../api/call-refused.ts';
import { useWorldNow } from '../../api/use-world-now.ts';
import { useBreeding } from '../../breeding/use-breeding.ts';
import { grazes, isOut } from '../../care/pasture/use-pasture.ts';
import { useVetVisit } from '../../care/use-vet.ts';
import { Health, Information, Stats } from '../../horses/horse-facts.tsx';
import { PutBack } from '../../shows/grade.tsx';
import { isShowable } from '../../horses/growing.ts';
import { HorseName } from '../../horses/horse-name.tsx';
import { Skills } from '../../horses/skills.tsx';
import { useHorse, type Horse } from '../../horses/use-horses.ts';
import { ShareButton } from '../../public-pages/share-button.tsx';
import { ShareActs } from '../../public-pages/share-acts.tsx';
import { DownloadPicture } from '../../paddock/backdrops/download-picture.tsx';
import { OwnAptitude } from '../../records/aptitude.tsx';
import { Records } from '../../records/record-links.tsx';
import { usePendingEntries } from '../../shows/use-shows.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Query } from '../../ui/query.tsx';
import { Guide } from '../guide/guide.tsx';
import { useGuide } from '../guide/use-guide.ts';
import { CannotEnter } from './cannot-enter.tsx';
import { HorseHead } from './horse-head.tsx';
import { HorseNeeds } from './horse-needs.tsx';
import { HorseSkeleton, MissingHorse } from './missing.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { SaddleIcon } from '../../ui/own-icons.tsx';
import { WornTack } from '../../tack/worn-tack.tsx';

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

const RecentResults = lazy(() => import('../../shows/list/recent-results.tsx'));
const GrowingBook = lazy(() => import('../../keepsakes/growing-book.tsx'));
const Pastimes = lazy(() => import('../../keepsakes/pastimes.tsx'));
const StyleSection = lazy(() => import('../../cosmetics/style-section.tsx'));
const OthersHorse = lazy(() => import('./others-horse.tsx'));

type Open =
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
  | 'genetics'
  | null;

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
      {(found) => (guide.isLoading ? <HorseSkeleton /> : <HorseStory horse={found} />)}
    </Query>
  );
}

function HorseStory({ horse }: { readonly horse: Horse }) {
  const now = useWorldNow(CLOCK_INTERVAL_MS);
  const { guild, coins, freeBreedingCheck, freeGeneticInsights, geneticInsightsPurchased } = useUser();
  const pending = usePendingEntries(horse.id);
  const visit = useVetVisit(horse);
  const breeding = useBreeding(horse.id, { enabled: horse.ageInMonths >= BREED_FROM });
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const out = isOut(horse);
  const grazing = grazes(horse, now);
  const showable = isShowable(horse);
  return (
    <>
      <HorseHead horse={horse} isOut={grazing} name={<HorseName horse={horse} />}>
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
      <div className="wrap">
        <Guide />
        <div className="acts">
          <Button data-guide="feed" disabled={grazing} onClick={() => setOpen('feed')}>
            <Wheat className="icon" aria-hidden />
            {grazing ? 'Eats grass' : 'Feed Horse'}
          </Button>
          <Button aria-haspopup="dialog" onClick={() => setOpen('pasture')}>
            {out ? <House className="icon" aria-hidden /> : <Sprout className="icon" aria-hidden />}
            {out ? 'Bring In' : 'Turn Out'}
          </Button>
          <Button onClick={() => setOpen('treats')}>
            <Carrot className="icon" aria-hidden />
            Give Treats
          </Button>
          <Button aria-haspopup="dialog" onClick={() => setOpen('vet')}>
            <Stethoscope className="icon" aria-hidden />
            Vet Horse
          </Button>
          {horse.ageInMonths >= TRAIN_FROM && (
            <Button data-guide="lesson" aria-haspopup="dialog" onClick={() => setOpen('train')}>
              <Dumbbell className="icon" aria-hidden />
              Train Horse
            </Button>
          )}
          <Button data-guide="breed" aria-haspopup="dialog" onClick={() => setOpen('breed')}>
            <HeartHandshake className="icon" aria-hidden />
            Breed Horse
          </Button>
          {!showable ? (
            <Button disabled>
              <Award className="icon" aria-hidden />
              {horse.retired ? 'No more shows' : 'Shows from 6 months'}
            </Button>
          ) : (
            <Link className={buttonClass()} href={`/shows/enter/${horse.id}`}>
              <Award className="icon" aria-hidden />
              Enter Shows
            </Link>
          )}
          <Button onClick={() => setOpen('pending')}>
            <ListOrdered className="icon" aria-hidden />
            Show Results
          </Button>
          <Button aria-haspopup="dialog" onClick={() => setOpen('tack')}>
            <SaddleIcon className="icon" aria-hidden />
            Add Tack
          </Button>
          <Link className={buttonClass()} href={`/shop?horse=${horse.id}`}>
            <Sparkles className="icon" aria-hidden />
            Use Magic
          </Link>
        </div>
        <Suspense fallback={<Skeleton label="Loading the pastimes" rows={1} height="140px" />}>
          <Pastimes horse={horse} Share={ShareButton}>
            <Link className={buttonClass('plain')} href={`/horses/${horse.id}/keepsakes`}>
              Keepsakes
            </Link>
          </Pastimes>
        </Suspense>
        <div className="cols">
          <Information horse={horse} />
          <Stats horse={horse}>
            <PutBack horse={horse} />
          </Stats>
          <Health horse={horse} now={now} />
        </div>
        {horse.damId !== null && horse.ageInMonths < SHOW_FROM && (
          <Suspense fallback={<Skeleton label="Loading the foal’s book" rows={1} height="300px" />}>
            <GrowingBook horseId={horse.id} />
          </Suspense>
        )}
        <Suspense fallback={<Skeleton label="Loading the latest results" rows={2} height="60px" />}>
          <RecentResults horseId={horse.id} onAll={() => setOpen('completed')}>
            {showable && (
              <Button aria-haspopup="dialog" onClick={() => setOpen('enter')}>
                <Award className="icon" aria-hidden />
                Browse Shows
              </Button>
            )}
          </RecentResults>
        </Suspense>
        <Skills horse={horse} />
        <WornTack worn={horse.equippedTack} />
        <Suspense fallback={<Skeleton label="Loading the style" rows={1} height="140px" />}>
          <StyleSection horse={horse} coins={coins} />
        </Suspense>
        <OwnAptitude horse={horse} />
        <Records horseId={horse.id}>
          <Button aria-haspopup="dialog" onClick={() => setOpen('genetics')}>
            <Dna className="icon" aria-hidden />
            Genetics
          </Button>
          <ShareActs horse={horse} />
          <DownloadPicture horse={horse} />
        </Records>
      </div>
      {open === 'feed' && <FeedDialog horses={[horse]} coins={coins} onClose={close} />}
      {open === 'pasture' && (
        <PastureDialog move={out ? 'bring in' : 'turn out'} horses={[horse]} guild={guild} onClose={close} />
      )}
      {open === 'treats' && <TreatDialog horse={horse} onClose={close} />}
      {open === 'vet' && (
        <VetDialog horse={horse} coins={coins} freeCheck={freeBreedingCheck} visit={visit} onClose={close} />
      )}
      {open === 'train' && <TrainDialog horses={[horse]} guild={guild} coins={coins} onClose={close} />}
      {open === 'tack' && (
        <TackDialog horse={horse} entered={pending.data && pending.data.length > 0} onClose={close} />
      )}
      {open === 'genetics' && (
        <GeneticsDialog
          horse={horse}
          freeInsights={freeGeneticInsights}
          ownInsight={geneticInsightsPurchased.includes(horse.id)}
          Buy={BuyInsight}
          onClose={close}
        />
      )}
      {open === 'breed' && (
        <BreedDialog
          horse={horse}
          onFeed={() => setOpen('feed')}
          onVet={() => setOpen('vet')}
          onClose={close}
        />
      )}
      {open === 'enter' && (
        <EnterShowsDialog
          horse={horse}
          guild={guild}
          notice={<CannotEnter horse={horse} />}
          onClose={close}
        />
      )}
      {(open === 'pending' || open === 'completed') && (
        <ShowResultsDialog horse={horse} first={open} onClose={close} />
      )}
    </>
  );
}
