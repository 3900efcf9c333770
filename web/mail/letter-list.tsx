import { useEffect, useRef } from 'react';
import { MINUTE } from '../../game/game-time.ts';
import { previewOf } from '../../game/mail/letters.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { Avatar } from '../portrait/avatar.tsx';
import { EmptyStall } from '../portrait/empty-stall.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Button } from '../ui/button.tsx';
import { useRowFocus } from '../ui/focus/use-row-focus.ts';
import { Link } from '../ui/link.tsx';
import { Query } from '../ui/query.tsx';
import { Empty } from '../ui/loading/empty.tsx';
import { ShowMore } from '../ui/loading/show-more.tsx';
import { timeOrDateOf } from '../ui/when.ts';
import { addressOfMail, type MailView } from './mail-address.ts';
import type { Letter, useLetters } from './use-mail.ts';

interface LetterListProps {
  readonly view: MailView;
  readonly letters: ReturnType<typeof useLetters>;
  readonly onCompose: () => void;
}

export function LetterList({ view, letters, onCompose }: LetterListProps) {
  const now = useWorldNow(MINUTE);
  const list = useFocusOnClose(view.letter);
  return (
    <div className="mail-list" {...list}>
      <Query query={letters} skeleton={<Skeleton label="Loading your letters" rows={6} height="92px" />}>
        {(rows) =>
          rows.length === 0 ? (
            <Nothing view={view} onCompose={onCompose} />
          ) : (
            <>
              <ul aria-label={view.box === 'inbox' ? 'Letters to you' : 'Letters that you sent'}>
                {rows.map((letter) => (
                  <LetterRow key={letter.id} letter={letter} view={view} now={now} />
                ))}
              </ul>
              <ShowMore pages={letters} label="Show older letters" />
            </>
          )
        }
      </Query>
    </div>
  );
}

/** Closing a letter focuses its row; after deletion, the row in its place. */
function useFocusOnClose(letter: string | null) {
  const list = useRowFocus<HTMLDivElement>('.mail-row');
  const { ref } = list;
  const open = useRef(letter);
  useEffect(() => {
    const closed = open.current;
    open.current = letter;
    if (closed === null || letter !== null) return;
    const row = ref.current?.querySelector<HTMLElement>(`[data-letter="${CSS.escape(closed)}"]`);
    (row ?? ref.current)?.focus();
  }, [letter, ref]);
  return list;
}

interface LetterRowProps {
  readonly letter: Letter;
  readonly view: MailView;
  readonly now: Date;
}

function LetterRow({ letter, view, now }: LetterRowProps) {
  const { id, other, subject, body, sentAt, read } = letter;
  return (
    <li>
      <Link
        className={read ? 'mail-row' : 'mail-row is-unread'}
        href={addressOfMail({ ...view, letter: id })}
        aria-current={view.letter === id ? 'true' : undefined}
        data-letter={id}
      >
        <span aria-hidden>
          <Avatar {...other} />
        </span>
        <span className="mail-row-text">
          <span className="mail-row-name">
            {!read && <span className="sr">Unread, from </span>}
            <bdi>{other.username}</bdi>
          </span>
          <span className="mail-row-subject">
            <bdi>{subject}</bdi>
          </span>
          <span className="mail-row-preview">
            <bdi>{previewOf(body)}</bdi>
          </span>
        </span>
        <time dateTime={sentAt}>{timeOrDateOf(new Date(sentAt), now)}</time>
      </Link>
    </li>
  );
}

function Nothing({ view, onCompose }: Omit<LetterListProps, 'letters'>) {
  if (view.search !== '')
    return (
      <Empty title="No letter found." picture={<EmptyStall />}>
        <p>Search for fewer letters of a name, a subject or the words.</p>
      </Empty>
    );
  return (
    <Empty title="No letters yet." picture={<EmptyStall />}>
      <p>
        {view.box === 'inbox' ? 'What other players write to you comes here.' : 'What you write stays here.'}
      </p>
      <Button aria-haspopup="dialog" onClick={onCompose}>
        Write a letter
      </Button>
    </Empty>
  );
}
