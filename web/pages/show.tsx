import { useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useIsGuest, useOwnId } from '../accounts/session.ts';
import { useReportWhy } from '../first-steps/use-report-why.ts';
import { CallRefused } from '../api/call-refused.ts';
import { asksToKeep } from '../api/keep-first.ts';
import { FollowShow } from '../shows/result/follow-show.tsx';
import { OpenShow } from '../shows/result/open-show.tsx';
import { ShowResult } from '../shows/result/show-result.tsx';
import { showAt, whyIn } from '../shows/show-address.ts';
import { useEntered, useShow, type PlacedHorse, type ShownShow } from '../shows/result/use-show.ts';
import { GreatResult, type Greatness } from '../shows/result/great-result.tsx';
import { isOwn } from '../shows/result/placed-horse.tsx';
import { RingHorses } from '../shows/result/ring-horses.tsx';
import { useResult } from '../shows/result/use-result.ts';
import { Venue, VenueSkeleton } from '../shows/result/venue.tsx';
import { MINUTE } from '../../game/game-time.ts';
import { isOfAge, refusedLevel } from '../../game/shows/entering/entry-terms.ts';
import { readScheduledShow } from '../../game/shows/scheduled-shows.ts';
import { disciplineAt } from '../../game/shows/venues.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { RINGS } from '../paddock/rings/rings.ts';
import { HorsePicks } from '../horses/horse-picks.tsx';
import { hasStartsLeft } from '../horses/horse-state.ts';
import { useHorses } from '../horses/use-horses.ts';
import { BodyReason } from '../records/body-reason.tsx';
import { ShareButton } from '../public-pages/share-button.tsx';
import type { GuideStep } from '../../game/first-steps/guide.ts';
import { Guide } from './guide/guide.tsx';
import { Judges } from './guide/judges.tsx';
import { useGuide, type Guide as GuideState } from './guide/use-guide.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Link } from '../ui/link.tsx';
import { Query } from '../ui/query.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { HorsePlace } from './horse-place.tsx';
import { pronounsOf } from '../ui/text.ts';

/** Open to visitors. Verifies the result in this browser. */
export default function ShowPage() {
  const [path] = useLocation();
  const id = showAt(path) ?? '';
  const show = useShow(id);
  const own = useOwnId();
  // Tells whether the guide's strip comes, which would move what is below it.
  const guide = useGuide();
  const { error } = show;
  return (
    <div className="page show-page">
      {error instanceof CallRefused && (error.status === 404 || error.status === 400) ? (
        <HorsePlace setting={RINGS.jumping}>
          <PageHeading title="Show not found" />
          <p>This show does not exist, or is not open yet.</p>
          <Link className={`${buttonClass('main')} mt-3`} href="/">
            Back to Fetlock
          </Link>
        </HorsePlace>
      ) : (
        <Query query={show} skeleton={SKELETON}>
          {(found) => (guide.isLoading ? SKELETON : <Show key={found.id} show={found} own={own} />)}
        </Query>
      )}
    </div>
  );
}

const SKELETON = (
  <>
    <VenueSkeleton />
    <div className="wrap show-skeleton">
      <Skeleton label="Loading the show" rows={6} height="65px" />
    </div>
  </>
);

/** The ground stays when the show runs; only the horses on it change. */
function Show({ show, own }: { readonly show: ShownShow; readonly own: string | undefined }) {
  const [openedAs] = useState(show.status);
  const [search] = useSearchParams();
  const [path, go] = useLocation();
  const ground = useRef<HTMLDivElement>(null);
  const { run } = show;
  // Stable across renders: verified once.
  const ran = useMemo(() => (run && show.entered > 0 ? { ...show, run } : null), [show, run]);
  const hasRun = ran !== null;
  const requested = whyIn(search);
  const justRan = hasRun && openedAs === 'open';
  const scrollToVenue = () => ground.current?.scrollIntoView({ block: 'start' });
  const result = useResult(show, { own, hasRun, justRan, target: requested, scrollToVenue });
  const reportWhy = useReportWhy(own !== undefined);
  const { data: guide } = useGuide();
  const { query, watch } = result;
  const rows = query.data;
  const [hasWatched, setHasWatched] = useState(false);
  if (watch && !hasWatched) setHasWatched(true);
  const greatness = hasRun && !watch && guide && !guide.ended ? greatnessOf(show, guide) : null;
  const best = rows?.find((row) => isOwn(row, own));
  const great = greatness && rows && best && { greatness, rows, horse: best };
  const strip = (
    <Guide now={saidHere(guide?.step, { hasRun, isSeen: rows !== undefined, isWatched: watch !== null })} />
  );
  const isGuest = useIsGuest();
  // Guests follow nobody's show.
  const follow = own !== undefined && !isGuest && own !== show.createdById && <FollowShow show={show} />;
  // Visitors read of no horse, guests of their own.
  const aboutBody = (horse: PlacedHorse) =>
    own !== undefined &&
    horse.horseId !== null &&
    (!isGuest || isOwn(horse, own)) && (
      <BodyReason horseId={horse.horseId} name={horse.name} discipline={show.type} />
    );
  const share = <ShareButton path={`/shows/${show.id}`} title={titleOf(show)} />;
  return (
    <>
      {great ? (
        <GreatResult
          {...great}
          show={show}
          takesFocus={hasWatched}
          aboutBody={aboutBody}
          guide={strip}
          acts={
            <>
              {isGuest && guide?.horse && (
                <Button aria-haspopup="dialog" onClick={() => asksToKeep.set(true)}>
                  Keep {pronounsOf(guide.horse.gender).object}
                </Button>
              )}
              {share}
            </>
          }
          onWhy={() => great.horse.entryId !== null && reportWhy(great.horse.entryId)}
        />
      ) : (
        <>
          <Venue ref={ground} show={show}>
            <RingHorses show={show} own={own} result={hasRun ? result : null} />
          </Venue>
          <div className="wrap">{strip}</div>
        </>
      )}
      {/* Always mounted: screen readers ignore a status that appears together with its text. */}
      <span className="sr" role="status">
        {result.announcement}
      </span>
      {ran === null ? (
        <OpenShow show={show} own={own}>
          {guide?.pendingShowId === show.id && guide.horse && !guide.ended && (
            <Judges horse={guide.horse} discipline={show.type} />
          )}
          {follow}
          {own !== undefined && show.status === 'open' && <WhoStarts show={show} />}
        </OpenShow>
      ) : (
        <ShowResult
          show={ran}
          own={own}
          result={result}
          target={requested}
          onAnswered={() => go(path, { replace: true })}
          onOwnWhy={reportWhy}
          aboutBody={aboutBody}
          isGreat={great !== null && great !== undefined}
          acts={
            <>
              {!great && share}
              {follow}
            </>
          }
        />
      )}
    </>
  );
}

/** The player's horses that may still start in this show's class today. */
function WhoStarts({ show }: { readonly show: ShownShow }) {
  const { data = [] } = useHorses();
  const now = useWorldNow(MINUTE);
  const { data: entered = [] } = useEntered(show);
  const kind = readScheduledShow(show.id)?.kind ?? 'player';
  if (kind === 'meadow') return null;
  const terms = { kind, level: show.level } as Parameters<typeof refusedLevel>[0];
  const horses = data.filter(
    (horse) =>
      hasStartsLeft(horse, now) &&
      isOfAge(show.type, horse.ageInMonths) &&
      refusedLevel(terms, horse) === undefined &&
      !entered.some(({ horseId }) => horseId === horse.id),
  );
  if (horses.length === 0) return null;
  return (
    <section className="timber mt-5" aria-labelledby="who">
      <h2 className="section" id="who">
        Who starts here?
      </h2>
      <HorsePicks
        label="Your horses that may start here"
        horses={horses}
        hrefOf={({ id }) => `/shows/enter/${id}?discipline=${show.type}`}
      />
    </section>
  );
}

/** First wins in house shows have a card of their own. */
function greatnessOf({ id, kind }: ShownShow, { firstRosette, firstWin }: GuideState): Greatness | null {
  if (firstRosette?.showId === id && (kind === 'meadow' || firstRosette.place > 1)) return 'rosette';
  return firstWin?.showId === id && kind === 'meadow' ? 'win' : null;
}

interface Here {
  readonly hasRun: boolean;
  readonly isSeen: boolean;
  readonly isWatched: boolean;
}

/** Before the result is seen, the guide does not tell it. */
function saidHere(
  step: GuideStep | null | undefined,
  { hasRun, isSeen, isWatched }: Here,
): GuideStep | null | undefined {
  if (isWatched) return step === 'why' || step === 'judges' ? 'ring' : null;
  if (hasRun) return isSeen ? undefined : null;
  return step === 'judges' ? 'judges' : null;
}

const titleOf = ({ id, type }: ShownShow) => disciplineAt(type, id);
