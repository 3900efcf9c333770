import { useEffect } from 'react';
import { BoxesHelp } from '../help/boxes-help.tsx';
import { ChatHelp } from '../help/chat-help.tsx';
import { EarningHelp } from '../help/earning-help.tsx';
import { FeedingHelp } from '../help/feeding-help.tsx';
import { FieldHelp } from '../help/field-help.tsx';
import { MagicHelp } from '../help/magic-help.tsx';
import { AccountHelp } from '../help/account-help.tsx';
import { MailHelp } from '../help/mail-help.tsx';
import { NewsHelp } from '../help/news-help.tsx';
import { PastureHelp } from '../help/pasture-help.tsx';
import { PremiumHelp } from '../help/premium-help.tsx';
import { ProofHelp } from '../help/proof-help.tsx';
import { ScoringHelp } from '../help/scoring-help.tsx';
import type { HelpSectionRow } from '../help/help-section.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

const SECTIONS: readonly HelpSectionRow[] = [
  { id: 'scoring', title: 'How shows are scored', Section: ScoringHelp },
  { id: 'fields', title: 'Classes, heats and fields', Section: FieldHelp },
  { id: 'earning', title: 'What a place earns', Section: EarningHelp },
  { id: 'feeding', title: 'Feed and rest', Section: FeedingHelp },
  { id: 'pasture', title: 'Pasture and holidays', Section: PastureHelp },
  { id: 'boxes', title: 'Boxes for your favourites', Section: BoxesHelp },
  { id: 'magic', title: 'The magic shop', Section: MagicHelp },
  { id: 'chat', title: 'Chat', Section: ChatHelp },
  { id: 'mail', title: 'Letters', Section: MailHelp },
  { id: 'news', title: 'News and notifications', Section: NewsHelp },
  { id: 'premium', title: 'Premium', Section: PremiumHelp },
  { id: 'account', title: 'Your account', Section: AccountHelp },
  { id: 'proof', title: 'How results are proved', Section: ProofHelp },
];

export default function Help() {
  useEffect(() => {
    // Loads after the browser looked for the anchor.
    const named = document.getElementById(window.location.hash.slice(1));
    named?.scrollIntoView();
    named?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="wrap page help">
      <div className="page-head">
        <PageHeading title="Help" />
        <nav aria-label="On this page">
          <ul className="help-contents">
            {SECTIONS.map(({ id, title }) => (
              <li key={id}>
                <a className="link" href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {SECTIONS.map(({ id, title, Section }) => (
        <section key={id} aria-labelledby={id}>
          <h2 className="section" id={id} tabIndex={-1}>
            {title}
          </h2>
          <Section />
        </section>
      ))}
    </div>
  );
}
