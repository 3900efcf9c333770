import { buttonClass } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

export default function NotFound() {
  return (
    <div className="wrap page">
      <PageHeading title="Page Not Found" />
      <p className="page-lead">
        Nothing lives at this address. It may have moved, or the link has a slip in it.
      </p>
      <p>
        <Link className={buttonClass('main')} href="/">
          Go home
        </Link>
      </p>
    </div>
  );
}
