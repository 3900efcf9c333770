import { FAQ } from '../help/faq.ts';
import { HelpPage } from '../help/help-page.tsx';
import { OFFICE } from '../paddock/settings/office.ts';
import { Link } from '../ui/link.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { HorsePlace } from './horse-place.tsx';

export default function Faq() {
  return (
    <>
      <HorsePlace setting={OFFICE} low>
        <PageHeading title="Frequently asked questions" />
        <p>
          Short answers. For all rules and numbers see{' '}
          <Link className="link" href="/help">
            Help
          </Link>
          .
        </p>
      </HorsePlace>
      <HelpPage groups={FAQ} />
    </>
  );
}
