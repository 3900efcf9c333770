import { EmptyStall } from '../../portrait/empty-stall.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

export function MissingPlayer() {
  return (
    <div className="wrap page">
      <EmptyStall />
      <PageHeading title="Player Not Found" className="title pt-4" />
      <p className="page-lead">This player does not exist.</p>
      <p>
        <Link className={buttonClass('main')} href="/leaderboards">
          Leaderboards
        </Link>
      </p>
    </div>
  );
}
