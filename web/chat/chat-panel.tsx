import { Settings, X } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { MINUTE } from '../../game/game-time.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { IconButton } from '../ui/button.tsx';
import { counted } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';
import { Query } from '../ui/query.tsx';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import type { Own } from './message-row.tsx';
import { useStore } from '../ui/store.ts';
import { draft, outbox, takeBack } from './outbox.ts';
import { formatNewMessages, type ChatMessage, type Room } from './room.ts';
import { useMarkRead, useOnline, useRoom } from './use-chat.ts';
import './chat.css';

interface ChatPanelProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** Replaces the messages for players who may not read them. */
  readonly closed: ReactNode;
  /** Replaces the field for players who may not write. */
  readonly silent: ReactNode;
  /** Actions on messages of others. */
  readonly acts: (message: ChatMessage) => ReactNode;
  /** Shown where nobody has written. */
  readonly quiet: ReactNode;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly own: Own;
}

/** Shared by the column and the sheet. Mounted means open. */
export function ChatPanel({ title, onClose, closed, silent, ...rest }: ChatPanelProps) {
  const { field } = rest;
  const online = useOnline();
  const count = online.data?.count;
  return (
    <>
      <div className="chat-head">
        <div>
          {title}
          <p>{count === undefined ? '…' : `${counted(count, 'player')} online`}</p>
        </div>
        <Link className="btn btn-plain btn-icon" href="/account/safety" aria-label="Chat settings">
          <Settings className="icon" aria-hidden />
        </Link>
        <IconButton label="Close chat" onClick={onClose}>
          <X className="icon" aria-hidden />
        </IconButton>
      </div>
      {closed || (
        <>
          <Messages {...rest} />
          {silent ?? <Composer field={field} slowSeconds={online.data?.slowSeconds ?? 0} />}
        </>
      )}
    </>
  );
}

function Messages({ acts, field, own, quiet }: Pick<ChatPanelProps, 'acts' | 'field' | 'own' | 'quiet'>) {
  const room = useRoom();
  const newSince = useReadMarker(room.data);
  const unsent = useUnsent(room.data);
  return (
    <>
      <Query
        query={room}
        skeleton={
          <div className="chat-room">
            <Skeleton label="Loading chat" rows={5} height="64px" />
          </div>
        }
      >
        {(data) => (
          <MessageList
            room={data}
            unsent={unsent}
            own={own}
            newSince={newSince}
            acts={acts}
            quiet={quiet}
            onEdit={(message) => {
              draft.set(message);
              field.current?.focus();
            }}
          />
        )}
      </Query>
      <Announcer room={room.data} />
    </>
  );
}

/** Omits messages that arrived although their reply was lost. */
function useUnsent(room: Room | undefined) {
  const unsent = useStore(outbox);
  const arrived = useMemo(() => {
    const sendIds = new Set(room?.messages.map(({ sendId }) => sendId));
    return unsent.filter(({ sendId }) => sendIds.has(sendId));
  }, [unsent, room]);
  useEffect(() => {
    for (const one of arrived) takeBack(one);
  }, [arrived]);
  return unsent.filter((one) => !arrived.includes(one));
}

const MARK_INTERVAL_MS = MINUTE;

/**
 * Marks chat as read on opening, then once a minute while messages come, and on closing. Returns when chat was last
 * read before.
 */
function useReadMarker(room: Room | undefined): string | null {
  const [newSince, setNewSince] = useState<string | null>(null);
  const isFirst = useRef(true);
  const { run: mark } = useMarkRead((since) => {
    if (isFirst.current) setNewSince(since);
    isFirst.current = false;
  });
  const newestOfOthers = room?.messages.findLast(({ sendId }) => sendId === null)?.id;
  const marked = useRef<string | undefined>(undefined);
  const markIfNew = useEffectEvent(() => {
    if (document.hidden || marked.current === newestOfOthers) return;
    marked.current = newestOfOthers;
    mark();
  });
  const isRead = room !== undefined;
  useEffect(() => {
    if (!isRead) return undefined;
    mark();
    const timer = setInterval(() => markIfNew(), MARK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isRead, mark]);
  // Opening already marks these messages.
  useEffect(() => {
    if (isRead) marked.current ??= newestOfOthers;
    // oxlint-disable-next-line react/exhaustive-deps -- only those on opening
  }, [isRead]);
  useEffect(() => () => markIfNew(), []);
  return newSince;
}

const QUIET_MS = 5_000;

/** Reads out messages of others, politely and at most every few seconds. */
function Announcer({ room }: { readonly room: Room | undefined }) {
  const [text, setText] = useState('');
  const said = useRef<string | undefined>(undefined);
  const newest = room?.messages.at(-1)?.id;
  const say = useEffectEvent(() => {
    const last = said.current;
    said.current = newest;
    if (last === undefined || newest === undefined) return;
    setText(formatNewMessages(room?.messages.filter(({ id, sendId }) => id > last && sendId === null) ?? []));
  });
  const isRead = room !== undefined;
  useEffect(() => {
    if (!isRead) return undefined;
    say();
    const timer = setInterval(() => say(), QUIET_MS);
    return () => clearInterval(timer);
  }, [isRead]);
  return (
    <p className="sr" role="status">
      {text}
    </p>
  );
}
