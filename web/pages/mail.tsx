import { Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { replySubject } from '../../game/mail/letters.ts';
import { useDraft } from '../api/draft.ts';
import { useUser } from '../accounts/session.ts';
import { ReportButton } from '../moderation/report-button.tsx';
import { TalkState } from '../moderation/talk-state.tsx';
import { useModeration } from '../moderation/use-moderation.ts';
import { draftIn, newDraft, type Draft } from '../mail/draft.ts';
import { LetterList } from '../mail/letter-list.tsx';
import { addressOfMail, viewIn, type Box, type MailView } from '../mail/mail-address.ts';
import { OpenLetter } from '../mail/open-letter.tsx';
import { SearchMail } from '../mail/search-mail.tsx';
import { formatBadge, useUnreadLetters } from '../mail/unread.ts';
import { useLetters, type Letter } from '../mail/use-mail.ts';
import '../mail/mail.css';
import { OFFICE } from '../paddock/settings/office.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Button } from '../ui/button.tsx';
import { counted } from '../ui/coins.tsx';
import { Tabs } from '../ui/forms/tabs.tsx';
import { Failed, Query } from '../ui/query.tsx';
import { lazyDialog } from '../ui/loading/lazy-dialog.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { HorsePlace } from './horse-place.tsx';

const ComposeDialog = lazyDialog(() => import('../mail/compose-dialog.tsx'));

export default function Mail() {
  const query = useModeration();
  if (query.data === undefined && query.error !== null)
    return (
      <NoBoxes>
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      </NoBoxes>
    );
  return (
    <Query query={query} skeleton={<Skeleton label="Loading mail" rows={4} height="60px" />}>
      {(moderation) =>
        moderation.mayTalk ? (
          <MailBoxes />
        ) : (
          <NoBoxes>
            <div className="sheet mail-first">
              <TalkState moderation={moderation} />
            </div>
          </NoBoxes>
        )
      }
    </Query>
  );
}

function NoBoxes({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <HorsePlace setting={OFFICE} low>
        <PageHeading title="Mail" />
        <p>Letters between players.</p>
      </HorsePlace>
      <div className="wrap page">{children}</div>
    </>
  );
}

/** Box, search and open letter live in the address. */
function MailBoxes() {
  const [parameters] = useSearchParams();
  const [, go] = useLocation();
  const view = viewIn(parameters);
  const unread = useUnreadLetters();
  const to = parameters.get('to');
  // Continues an unsent draft. There is one for each addressee, and one without an addressee.
  const [begun, setBegun] = useState<Draft>(() => newDraft(to === null ? {} : { toUsername: to }));
  const stored = useDraft(`letter:${begun.toUsername}`);
  const draft = draftIn(stored.text) ?? begun;
  const [writing, setWriting] = useState(to !== null);
  const show = (next: Partial<MailView>) => go(addressOfMail({ ...view, letter: null, ...next }));

  function write(next: Draft = newDraft()) {
    setBegun(next);
    setWriting(true);
  }

  const letters = <Letters key={view.box} view={view} onWrite={write} />;
  return (
    <div className={view.letter === null ? 'mail' : 'mail is-reading'}>
      <HorsePlace setting={OFFICE} low>
        <PageHeading title="Mail" />
        <p>{unread === 0 ? 'No new letters.' : `${counted(unread, 'new letter')}.`}</p>
        <p className="mt-3">
          <Button variant="main" aria-haspopup="dialog" onClick={() => write()}>
            <Pencil className="icon" aria-hidden />
            Compose
          </Button>
        </p>
      </HorsePlace>
      <div className="wrap page">
        <div className="mail-boxes">
          <SearchMail search={view.search} onSearch={(search) => show({ search })} />
          <Tabs<Box>
            label="Letters"
            value={view.box}
            onChange={(box) => show({ box })}
            tabs={[
              {
                value: 'inbox',
                label: 'Inbox',
                count: unread === 0 ? undefined : formatBadge(unread),
                panel: letters,
              },
              { value: 'sent', label: 'Sent', panel: letters },
            ]}
          />
        </div>
        {writing && (
          <ComposeDialog
            draft={draft}
            onChange={(next) => stored.write(JSON.stringify(next))}
            onSent={() => {
              stored.forget();
              setBegun(newDraft());
              setWriting(false);
            }}
            onClose={() => setWriting(false)}
          />
        )}
      </div>
    </div>
  );
}

const reportOf = ({ id, other }: Letter) => (
  <ReportButton subjects={[{ kind: 'letter', id, label: `The letter of ${other.username}` }]} />
);

interface LettersProps {
  readonly view: MailView;
  readonly onWrite: (draft?: Draft) => void;
}

/** The list and the open letter, side by side; on phones one at a time. */
function Letters({ view, onWrite }: LettersProps) {
  const [, go] = useLocation();
  const { username } = useUser();
  const letters = useLetters(view.box, view.search);
  const { letter } = view;
  return (
    <div className="mail-sides">
      <LetterList view={view} letters={letters} onCompose={() => onWrite()} />
      <div className="mail-letter">
        {letter === null ? (
          <p className="only-wide text-muted">Choose a letter to read it here.</p>
        ) : (
          <OpenLetter
            key={letter}
            view={view}
            id={letter}
            listed={letters.data?.find(({ id }) => id === letter)}
            own={username}
            onReply={({ other, subject }) =>
              onWrite(newDraft({ toUsername: other.username, subject: replySubject(subject) }))
            }
            report={reportOf}
            onDeleted={() => go(addressOfMail({ ...view, letter: null }), { replace: true })}
          />
        )}
      </div>
    </div>
  );
}
