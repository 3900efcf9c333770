import { HELP } from '../help/contents.ts';
import { HelpPage } from '../help/help-page.tsx';
import { OFFICE } from '../paddock/settings/office.ts';
import { Link } from '../ui/link.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { HorsePlace } from './horse-place.tsx';

export default function Help() {
  return (
    <>
      <HorsePlace setting={OFFICE} low>
        <PageHeading title="Help" />
        <p>
          Every rule and number of the game. For short answers see the{' '}
          <Link className="link" href="/faq">
            FAQ
          </Link>
          .
        </p>
      </HorsePlace>
      <HelpPage groups={HELP} />
    </>
  );
}
