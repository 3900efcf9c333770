import '../../calendar/place.css';
import { MEADOW } from '../../paddock/settings/meadow.ts';
import { SkeletonBlock } from '../../ui/skeleton.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { HorsePlace } from '../horse-place.tsx';

export function MissingHorse() {
  return (
    <HorsePlace setting={MEADOW}>
      <PageHeading title="No such horse" />
      <p>This horse does not exist in your stable.</p>
      <Link className={`${buttonClass('main')} mt-3`} href="/stable">
        Your horses
      </Link>
    </HorsePlace>
  );
}

export function HorseSkeleton() {
  return (
    <div role="status">
      <span className="sr">Loading horse...</span>
      <div className="horse-head place is-tall">
        <div className="horse-portrait place-scene" />
        <div className="wrap">
          <div className="sign horse-say grid gap-4">
            <SkeletonBlock width="96px" height="16px" />
            <SkeletonBlock width="260px" height="72px" />
            <SkeletonBlock width="320px" height="26px" />
            <SkeletonBlock width="360px" height="48px" />
          </div>
        </div>
      </div>
    </div>
  );
}
