import { EmptyStall } from '../../portrait/empty-stall.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/** Does not reveal whether it is unknown or private. */
export function NotPublic({ what }: { readonly what: 'horse' | 'stable' | 'picture' }) {
  return (
    <div className="wrap page">
      <EmptyStall />
      <PageHeading title={`No such ${what}`} className="title pt-4" />
      <p className="page-lead">
        This {what} does not exist, or {what === 'stable' ? 'is' : 'its stable is'} private.
      </p>
      <p>
        <Link className={buttonClass('main')} href="/">
          To Fetlock
        </Link>
      </p>
    </div>
  );
}
