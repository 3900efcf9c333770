import { MEADOW } from '../../paddock/settings/meadow.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { HorsePlace } from '../horse-place.tsx';

export function MissingPlayer() {
  return (
    <HorsePlace setting={MEADOW}>
      <PageHeading title="Player Not Found" />
      <p>This player does not exist.</p>
      <Link className={`${buttonClass('main')} mt-3`} href="/leaderboards">
        Leaderboards
      </Link>
    </HorsePlace>
  );
}
