import { MEADOW } from '../paddock/settings/meadow.ts';
import { buttonClass } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { HorsePlace } from './horse-place.tsx';

export default function NotFound() {
  return (
    <HorsePlace setting={MEADOW}>
      <PageHeading title="Page Not Found" />
      <p>Nothing lives at this address. It may have moved, or the link has a slip in it.</p>
      <Link className={`${buttonClass('main')} mt-3`} href="/">
        Go home
      </Link>
    </HorsePlace>
  );
}
