import { EmptyStall } from '../../portrait/empty-stall.tsx';
import { Bone } from '../../ui/bone.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

export function MissingHorse() {
  return (
    <div className="wrap page">
      <EmptyStall />
      <PageHeading title="No such horse" className="title pt-4" />
      <p className="page-lead">This horse does not exist in your stable.</p>
      <p>
        <Link className={buttonLook('main')} href="/stable">
          Your horses
        </Link>
      </p>
    </div>
  );
}

export function HorseSkeleton() {
  return (
    <div role="status">
      <span className="sr">Loading horse...</span>
      <div className="horse-head">
        <div className="horse-portrait" />
        <div className="wrap">
          <div className="crumb">
            <Bone width="96px" height="16px" />
          </div>
          <div className="horse-say grid gap-4">
            <Bone width="260px" height="72px" />
            <Bone width="320px" height="26px" />
            <Bone width="400px" height="48px" />
          </div>
        </div>
      </div>
    </div>
  );
}
