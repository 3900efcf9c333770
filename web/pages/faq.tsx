import { FAQ } from '../help/faq.ts';
import { HelpPage } from '../help/help-page.tsx';
import { Link } from '../ui/link.tsx';

export default function Faq() {
  return (
    <HelpPage
      title="Frequently asked questions"
      lead={
        <>
          Short answers. For all rules and numbers see{' '}
          <Link className="link" href="/help">
            Help
          </Link>
          .
        </>
      }
      groups={FAQ}
    />
  );
}
