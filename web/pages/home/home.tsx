import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { MINUTE } from '../../../game/game-time.ts';
import { useUser } from '../../accounts/session.ts';
import { useRead } from '../../api/read.ts';
import { useWorldNow } from '../../api/use-world-now.ts';
import { useFirstSteps } from '../../first-steps/use-first-steps.ts';
import { useBoxes } from '../../horses/boxes/use-boxes.ts';
import { useHorses } from '../../horses/use-horses.ts';
import { useSinceLastVisit } from '../../news/use-news.ts';
import { Guide } from '../guide/guide.tsx';
import { useGuide } from '../guide/use-guide.ts';
import { RoundCard, RoundCardSkeleton } from '../round/round-card.tsx';
import { useRound } from '../round/use-round.ts';
import { useMyPending, useQuota } from '../../shows/use-quota.ts';
import { useToday } from '../../today/use-today.ts';
import { Query } from '../../ui/query.tsx';
import { Below } from '../../ui/loading/below.tsx';
import { lazily } from '../../ui/loading/lazily.tsx';
import { whileOnline } from '../../ui/loading/while-online.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import { Hero, HeroSkeleton } from './hero.tsx';
import { heroTurns } from './hero-turns.ts';
import './home.css';
import './hero.css';
import { HomeSkeleton } from './home-skeleton.tsx';

const HomeBelow = lazily(() => import('./home-below.tsx'));
const OwnGate = lazily(() => import('../gate/own-gate.tsx'));
/** Only until a newcomer's first result. */
const NextCard = lazily(() => import('./next-card.tsx'));

/** Windows that show more of the lower part than its headings. */
const TALL = '(min-height: 950px)';

/** Shows a horse, or three at the gate; then the round, then tasks. */
export default function Home() {
  const user = useUser();
  /** Guests have none of these. */
  const ofPlayers = { enabled: user.guestUntil === null };
  const isPhone = usePhone();
  const horses = useHorses();
  const pending = useMyPending();
  const steps = useFirstSteps();
  const news = useSinceLastVisit(ofPlayers);
  const today = useToday();
  const quota = useQuota();
  const boxes = useBoxes(ofPlayers);
  const guide = useGuide();
  const round = useRound(ofPlayers);
  // For the tasks below.
  const feed = useRead('GET /api/inventory/feed', {});
  const now = useWorldNow(MINUTE);
  const [here] = useState(() => new Date());
  const [isTall] = useState(() => window.matchMedia(TALL).matches);
  const [seesBelow] = useState(() => user.horseCount === 0 || HomeBelow.isLoaded() || isTall);
  useEffect(() => {
    if (seesBelow) whileOnline(HomeBelow.load).catch(() => undefined);
  }, [seesBelow]);
  // Rendered together, to avoid layout shifts.
  const readings = [horses, today, pending, steps, news, quota, boxes, round, feed];
  const ready = [...readings, guide].every(({ isLoading }) => !isLoading);
  const own = horses.data ?? [];
  const turns = heroTurns(
    { horses: own, favourites: boxes.data?.horses ?? [], lastWin: news.data?.lastWin ?? null },
    now,
  );
  const hasHorses = own.length > 0;
  const step = user.stage === 1 ? guide.data?.step : null;
  const first = step ? own.find(({ id }) => id === guide.data?.horse?.id) : undefined;
  const heading = <PageHeading title="Home">Good to see you, {user.username}</PageHeading>;
  const gateSkeleton = <GateSkeleton>{heading}</GateSkeleton>;
  if (!ready)
    return (
      <HomeLayout
        hero={user.horseCount > 0 ? <HeroSkeleton hasStrip={isPhone && user.stage === 1} /> : gateSkeleton}
      >
        {user.horseCount > 0 && user.stage === 1 && !isPhone && <div className="guide-place is-lifted" />}
        {user.horseCount > 0 && (user.guestUntil === null || user.stage === 1) && <RoundCardSkeleton />}
        <BelowSkeleton />
      </HomeLayout>
    );
  return (
    <HomeLayout
      hero={
        hasHorses ? (
          <Hero turns={turns} horses={own} now={now} strip={isPhone && <Guide />} />
        ) : (
          <Suspense fallback={gateSkeleton}>
            <OwnGate heading={heading} line="Three horses wait at the gate. Press one and say hello." />
          </Suspense>
        )
      }
    >
      {hasHorses && !isPhone && <Guide lifted />}
      {guide.data && step && first ? (
        <Suspense fallback={<RoundCardSkeleton />}>
          <NextCard guide={guide.data} step={step} horse={first} coins={user.coins} />
        </Suspense>
      ) : (
        hasHorses &&
        user.guestUntil === null && (
          <Query query={round} skeleton={<RoundCardSkeleton />}>
            {(ahead) => <RoundCard ahead={ahead} title={`${greetingAt(here)}, ${user.username}`} now={now} />}
          </Query>
        )
      )}
      <Below now={seesBelow} meanwhile={<div className="home-room" />}>
        <Suspense fallback={<BelowSkeleton />}>
          <HomeBelow
            user={user}
            horses={horses}
            tasks={today.data?.tasks ?? []}
            quota={quota.data}
            steps={steps.data}
            news={news}
            pending={pending}
            now={now}
            isWhole={isPhone || !isTall}
          />
        </Suspense>
      </Below>
    </HomeLayout>
  );
}

/** As high as the gate. */
function GateSkeleton({ children }: { readonly children: ReactNode }) {
  return (
    <div className="place gate-room" aria-busy>
      <div className="wrap">
        <div className="sign">{children}</div>
      </div>
    </div>
  );
}

function BelowSkeleton() {
  return (
    <div className="home-room">
      <HomeSkeleton />
    </div>
  );
}

function HomeLayout({ hero, children }: { readonly hero: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      {hero}
      <div className="wrap page is-under-hero">{children}</div>
    </>
  );
}

/** By the player's own clock. */
function greetingAt(here: Date): string {
  const hour = here.getHours();
  if (hour < 5) return 'Good night';
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
