import { ArrowDown } from 'lucide-react';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { MINUTE } from '../../game/game-time.ts';
import { RETENTION_DAYS } from '../../game/chat/messages.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { EmptyStall } from '../portrait/empty-stall.tsx';
import { Button } from '../ui/button.tsx';
import { counted } from '../ui/coins.tsx';
import { Empty } from '../ui/loading/empty.tsx';
import { timeOrDateOf } from '../ui/when.ts';
import { MessageRow, UnsentRow, type Own } from './message-row.tsx';
import type { Unsent } from './outbox.ts';
import { firstSince, type ChatMessage, type Room } from './room.ts';
import { useOlder, type Older } from './use-chat.ts';
import { useScroll } from './use-scroll.ts';

interface MessageListProps {
  readonly room: Room;
  readonly unsent: readonly Unsent[];
  readonly own: Own;
  /** When chat was last read; null if nothing came since. */
  readonly newSince: string | null;
  readonly acts: (message: ChatMessage) => ReactNode;
  readonly onEdit: (message: string) => void;
  /** Below "Say hello.", where nobody has written. */
  readonly quiet: ReactNode;
}

export function MessageList({ room, unsent, own, newSince, acts, onEdit, quiet }: MessageListProps) {
  const { messages, hasOlder } = room;
  const now = useWorldNow(MINUTE);
  const older = useOlder();
  const { box, onScroll, leftAt, toEnd } = useScroll(messages.at(-1)?.id, unsent.length);
  const firstNew = firstSince(messages, newSince);
  const missed =
    leftAt === null ? 0 : messages.filter(({ id, sendId }) => id > leftAt && sendId === null).length;
  return (
    <div className="chat-room">
      <div
        className="chat-scroll"
        ref={box}
        onScroll={onScroll}
        role="region"
        aria-label="Messages"
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it
      >
        <div className="chat-msgs">
          {hasOlder ? (
            <OlderMessages older={older} oldestId={messages[0]?.id} />
          ) : (
            messages.length > 0 && (
              <p className="chat-start">That’s all. Messages are kept for {RETENTION_DAYS} days.</p>
            )
          )}
          {messages.length + unsent.length === 0 && (
            <Empty title="Quiet so far." picture={<EmptyStall />}>
              <p>Say hello.</p>
              {quiet}
            </Empty>
          )}
          <ol aria-label="Chat">
            {messages.map((message) => (
              <Fragment key={message.id}>
                {message.id === firstNew && newSince !== null && (
                  <li className="chat-new">New since {timeOrDateOf(new Date(newSince), now)}</li>
                )}
                <MessageRow message={message} now={now} acts={acts} />
              </Fragment>
            ))}
            {unsent.map((one) => (
              <UnsentRow key={one.sendId} unsent={one} own={own} onEdit={onEdit} />
            ))}
          </ol>
        </div>
      </div>
      {missed > 0 && (
        <div className="chat-missed">
          <Button variant="main" onClick={toEnd}>
            <ArrowDown className="icon icon-small" aria-hidden />
            {counted(missed, 'new message')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface OlderMessagesProps {
  readonly older: Older;
  readonly oldestId: string | undefined;
}

/** Loads when scrolled into sight. */
function OlderMessages({ older, oldestId }: OlderMessagesProps) {
  const { load, state } = older;
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = mark.current;
    if (!element || state !== 'ready') return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void load();
      },
      { root: element.closest('.chat-scroll'), rootMargin: '200px 0px 0px' },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [load, state, oldestId]);
  return (
    <div className="chat-older" ref={mark}>
      {state === 'failed' && <p role="alert">Older messages could not be loaded.</p>}
      <Button variant="plain" busy={state === 'loading'} busyLabel="Loading…" onClick={() => void load()}>
        {state === 'failed' ? 'Try again' : 'Show older messages'}
      </Button>
    </div>
  );
}
