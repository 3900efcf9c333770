import { Redirect } from 'wouter';
import { MINUTE } from '../../game/game-time.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { Place } from '../calendar/place.tsx';
import { isShowable } from '../horses/growing.ts';
import { HorsePicks } from '../horses/horse-picks.tsx';
import { hasStartsLeft } from '../horses/horse-state.ts';
import { useHorses, type Horse } from '../horses/use-horses.ts';
import { RINGS } from '../paddock/rings/rings.ts';
import { HorsePicture } from '../portrait/horse-picture.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { ShowMore } from '../ui/loading/show-more.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Query } from '../ui/query.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const LOADING = (
  <div className="wrap page">
    <Skeleton label="Loading your horses" rows={4} height="96px" />
  </div>
);

/** Whose show? With one horse there is no question. */
export default function Shows() {
  const horses = useHorses();
  return (
    <Query query={horses} skeleton={LOADING}>
      {(own) => {
        const showable = own.filter(isShowable);
        const [only] = showable.length === 1 && !horses.hasNextPage ? showable : [];
        if (only) return <Redirect to={`/shows/enter/${only.id}`} replace />;
        return (
          <>
            <Choice horses={showable} />
            <div className="wrap">
              <ShowMore pages={horses} label="Show more horses" />
            </div>
          </>
        );
      }}
    </Query>
  );
}

function Choice({ horses }: { readonly horses: readonly Horse[] }) {
  const now = useWorldNow(MINUTE);
  // Those that may start today come first.
  const sorted = horses.toSorted((a, b) => Number(hasStartsLeft(b, now)) - Number(hasStartsLeft(a, now)));
  const [first] = sorted;
  return (
    <>
      <Place setting={RINGS.jumping} horse={first && <HorsePicture look={first.look} alt="" />}>
        <PageHeading title="Shows" />
        <p>{first ? 'Who goes into the ring?' : 'A show needs a horse of six months or more.'}</p>
      </Place>
      <div className="wrap page">
        {first ? (
          <HorsePicks large label="Which horse" horses={sorted} hrefOf={({ id }) => `/shows/enter/${id}`} />
        ) : (
          <Link className={buttonClass('main')} href="/">
            To the yard
          </Link>
        )}
      </div>
    </>
  );
}
