import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useOwnId } from '../accounts/session.ts';
import { useTellWhy } from '../first-steps/use-tell-why.ts';
import { CallRefused } from '../api/call-refused.ts';
import { FollowShow } from '../shows/result/follow-show.tsx';
import { OpenShow } from '../shows/result/open-show.tsx';
import { ShowResult } from '../shows/result/show-result.tsx';
import { showAt, whyIn } from '../shows/show-address.ts';
import { useShow, type ShownShow } from '../shows/result/use-show.ts';
import { VenueBones } from '../shows/result/venue.tsx';
import { disciplineAt } from '../../game/shows/venues.ts';
import { ShareButton } from '../open-pages/share-button.tsx';
import { Bones } from '../ui/bone.tsx';
import { Link } from '../ui/link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

/** For visitors too. Verifies the result in this browser. */
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

function Show({ show, own }: { readonly show: ShownShow; readonly own: string | undefined }) {
  const [openedAs] = useState(show.status);
  const [search] = useSearchParams();
  const [path, go] = useLocation();
  const { run } = show;
  // Stable across renders: verified once.
  const ran = useMemo(() => (run && show.entered > 0 ? { ...show, run } : null), [show, run]);
  const tellWhy = useTellWhy(own !== undefined);
  const follow = own !== undefined && own !== show.createdById && <FollowShow show={show} />;
  if (ran !== null)
    return (
      <ShowResult
        show={ran}
        own={own}
        justRan={openedAs === 'open'}
        asked={whyIn(search)}
        onAnswered={() => go(path, { replace: true })}
        onOwnWhy={tellWhy}
        acts={
          <>
            <ShareButton path={`/shows/${show.id}`} title={titleOf(show)} />
            {follow}
          </>
        }
      />
    );
  return (
    <OpenShow show={show} own={own}>
      {follow}
    </OpenShow>
  );
}

const titleOf = ({ id, type }: ShownShow) => disciplineAt(type, id);
