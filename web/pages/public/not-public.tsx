import { MEADOW } from '../../paddock/settings/meadow.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { HorsePlace } from '../horse-place.tsx';

/** Does not reveal whether it is unknown or private. */
export function NotPublic({ what }: { readonly what: 'horse' | 'stable' }) {
  return (
    <HorsePlace setting={MEADOW}>
      <PageHeading title={`No such ${what}`} />
      <p>
        This {what} does not exist, or {what === 'horse' ? 'its stable is' : 'is'} private.
      </p>
      <Link className={`${buttonClass('main')} mt-3`} href="/">
        To Fetlock
      </Link>
    </HorsePlace>
  );
}
