import { ChevronLeft, Reply, Trash2 } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { worldNow } from '../api/world-clock.ts';
import { WrittenText } from '../cards/written-text.tsx';
import { Avatar } from '../portrait/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { PlayerLink } from '../ui/player-link.tsx';
import { dayAndTime } from '../ui/when.ts';
import { addressOfMail, type MailView } from './mail-address.ts';
import { useDeleteLetter, useMarkRead, type Letter } from './use-mail.ts';

interface LetterViewProps {
  readonly letter: Letter;
  readonly view: MailView;
  /** Undefined for sent letters. */
  readonly onReply?: (() => void) | undefined;
  readonly report: ReactNode;
  readonly onDeleted: () => void;
}

/** Use the letter's id as key, so that each letter has its own instance. */
export function LetterView({ letter, view, onReply, report, onDeleted }: LetterViewProps) {
  const { id, subject, body, other, sentAt, read } = letter;
  const { run: markRead } = useMarkRead();
  const deleting = useDeleteLetter(onDeleted);
  const heading = useFocusFromList();
  useEffect(() => {
    if (!read) markRead({ params: { id } });
  }, [id, read, markRead]);
  return (
    <article className="letter" aria-labelledby="letter-subject">
      <BackToBox view={view} />
      <h2 className="serif" id="letter-subject" tabIndex={-1} ref={heading}>
        <bdi>{subject}</bdi>
      </h2>
      <div className="letter-head">
        <span aria-hidden>
          <Avatar {...other} />
        </span>
        <p>
          {onReply ? (
            <>
              <PlayerLink {...other} /> to you
            </>
          ) : (
            <>
              You to <PlayerLink {...other} />
            </>
          )}
          <small>{dayAndTime(new Date(sentAt), worldNow())}</small>
        </p>
        <div className="letter-acts">
          {onReply && (
            <Button aria-haspopup="dialog" onClick={onReply}>
              <Reply className="icon" aria-hidden />
              Reply
            </Button>
          )}
          <Button busy={deleting.busy} busyLabel="Deleting…" onClick={() => deleting.run({ params: { id } })}>
            <Trash2 className="icon" aria-hidden />
            Delete
          </Button>
          {report}
        </div>
      </div>
      <WrittenText text={body} />
    </article>
  );
}

/** Phones show the letter alone. */
export function BackToBox({ view }: { readonly view: MailView }) {
  return (
    <nav className="crumb only-phone" aria-label="Back">
      <Link href={addressOfMail({ ...view, letter: null })}>
        <ChevronLeft className="icon icon-small" aria-hidden />
        {view.box === 'inbox' ? 'Inbox' : 'Sent'}
      </Link>
    </nav>
  );
}

function useFocusFromList() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement?.closest('.mail-list')) heading.current?.focus();
  }, []);
  return heading;
}
