import { HELP } from '../help/contents.ts';
import { HelpPage } from '../help/help-page.tsx';
import { Link } from '../ui/link.tsx';

export default function Help() {
  return (
    <HelpPage
      title="Help"
      lead={
        <>
          Every rule and number of the game. For short answers see the{' '}
          <Link className="link" href="/faq">
            FAQ
          </Link>
          .
        </>
      }
      groups={HELP}
    />
  );
}
