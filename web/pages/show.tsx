import { useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useOwnId } from '../accounts/session.ts';
import { useTellWhy } from '../first-steps/use-tell-why.ts';
import { CallRefused } from '../api/call-refused.ts';
import { FollowShow } from '../shows/result/follow-show.tsx';
import { OpenShow } from '../shows/result/open-show.tsx';
import { ShowResult } from '../shows/result/show-result.tsx';
import { showAt, whyIn } from '../shows/show-address.ts';
import { useShow, type ShownShow } from '../shows/result/use-show.ts';
import { RingHorses } from '../shows/result/ring-horses.tsx';
import { useResult } from '../shows/result/use-result.ts';
import { Venue, VenueBones } from '../shows/result/venue.tsx';
import { disciplineAt } from '../../game/shows/venues.ts';
import { ShareButton } from '../open-pages/share-button.tsx';
import { Bones } from '../ui/bone.tsx';
import { Link } from '../ui/link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

/** Open to visitors. Verifies the result in this browser. */
export default function ShowPage() {
  const [path] = useLocation();
  const id = showAt(path) ?? '';
  const show = useShow(id);
  const own = useOwnId();
  const { error } = show;
  return (
    <div className="page show-page">
      {error instanceof CallRefused && (error.status === 404 || error.status === 400) ? (
        <div className="wrap show-none">
          <PageHeading title="Show not found" />
          <p className="page-lead">This show does not exist, or is not open yet.</p>
          <Link className="link" href="/">
            Back to Fetlock
          </Link>
        </div>
      ) : (
        <Loaded reading={show} skeleton={SKELETON}>
          {(found) => <Show key={found.id} show={found} own={own} />}
        </Loaded>
      )}
    </div>
  );
}

const SKELETON = (
  <>
    <VenueBones />
    <div className="wrap show-bones">
      <Bones label="Loading the show" rows={6} height="65px" />
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
  const asked = whyIn(search);
  const justRan = hasRun && openedAs === 'open';
  const toGround = () => ground.current?.scrollIntoView({ block: 'start' });
  const result = useResult(show, { own, hasRun, justRan, asked, toGround });
  const tellWhy = useTellWhy(own !== undefined);
  const follow = own !== undefined && own !== show.createdById && <FollowShow show={show} />;
  return (
    <>
      <Venue ref={ground} show={show}>
        <RingHorses show={show} own={own} result={hasRun ? result : null} />
      </Venue>
      {/* Always mounted: screen readers ignore a status that appears together with its text. */}
      <span className="sr" role="status">
        {result.told}
      </span>
      {ran === null ? (
        <OpenShow show={show} own={own}>
          {follow}
        </OpenShow>
      ) : (
        <ShowResult
          show={ran}
          own={own}
          result={result}
          asked={asked}
          onAnswered={() => go(path, { replace: true })}
          onOwnWhy={tellWhy}
          acts={
            <>
              <ShareButton path={`/shows/${show.id}`} title={titleOf(show)} />
              {follow}
            </>
          }
        />
      )}
    </>
  );
}

const titleOf = ({ id, type }: ShownShow) => disciplineAt(type, id);
