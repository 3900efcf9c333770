import { Ban } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { MINUTE } from '../../game/game-time.ts';
import { useIsGuest, useUser } from '../accounts/session.ts';
import { asksToKeep } from '../api/keep-first.ts';
import { send } from '../api/send.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { CHAT_BUTTON } from '../chat/chat-button.tsx';
import { chatIsColumn, chatIsOpen, openChat } from '../chat/chat-open.ts';
import { useStore } from '../ui/store.ts';
import { ChatPanel } from '../chat/chat-panel.tsx';
import type { ChatMessage } from '../chat/room.ts';
import { ReportButton } from '../moderation/report-button.tsx';
import { TalkState } from '../moderation/talk-state.tsx';
import { useBlock, useModeration, type Moderation } from '../moderation/use-moderation.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Button } from '../ui/button.tsx';
import { Query } from '../ui/query.tsx';
import { noteDialog } from '../ui/open-dialogs.ts';
import { dayAndTimeWithin } from '../ui/when.ts';
import { NextInRing } from './next-in-ring.tsx';

const PRESENCE_INTERVAL_MS = MINUTE;

/** On every page: a column beside it or a sheet over it. Reports the player's presence. */
export default function ChatPart() {
  const isOpen = useStore(chatIsOpen);
  const isColumn = useStore(chatIsColumn);
  const isGuest = useIsGuest();
  useEffect(() => {
    // Guests are counted nowhere.
    if (isGuest) return undefined;
    const report = () => void send('POST', '/api/user/activity').catch(() => undefined);
    report();
    const timer = setInterval(report, PRESENCE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isGuest]);
  if (!isOpen) return null;
  return isColumn ? <ChatColumn /> : <ChatSheet />;
}

function ChatColumn() {
  const column = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useHeightInSight(column);
  // False when a page loads with the column open.
  const wantsFocus = useRef(document.activeElement?.id === CHAT_BUTTON);
  useEffect(() => {
    if (wantsFocus.current) column.current?.focus();
  }, []);
  const focusField = () => {
    if (!wantsFocus.current || !field.current) return;
    wantsFocus.current = false;
    field.current.focus();
  };
  const close = () => {
    openChat(false);
    document.getElementById(CHAT_BUTTON)?.focus();
  };
  return (
    <aside className="chat" id="chat" aria-label="Live Chat" tabIndex={-1} ref={column}>
      <Inside title={<h2>Live Chat</h2>} onClose={close} field={field} onRender={focusField} />
    </aside>
  );
}

/** Fits the column to the space below the header. */
function useHeightInSight(column: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const fit = () => {
      const top = column.current?.parentElement?.getBoundingClientRect().top ?? 0;
      column.current?.style.setProperty('--chat-top', `${Math.max(0, Math.round(top))}px`);
    };
    fit();
    window.addEventListener('scroll', fit, { passive: true });
    window.addEventListener('resize', fit);
    // A notice above may appear or disappear.
    const watch = new ResizeObserver(fit);
    watch.observe(document.body);
    return () => {
      window.removeEventListener('scroll', fit);
      window.removeEventListener('resize', fit);
      watch.disconnect();
    };
  }, [column]);
}

function ChatSheet() {
  const field = useRef<HTMLInputElement>(null);
  const close = useEffectEvent(() => openChat(false));
  useEffect(() => noteDialog(() => close()), []);
  return (
    <Radix.Root open onOpenChange={(open) => !open && openChat(false)}>
      <Radix.Portal>
        <Radix.Overlay className="scrim">
          <Radix.Content
            className="dialog chat chat-sheet"
            aria-describedby={undefined}
            onOpenAutoFocus={(event) => {
              // Focusing a field would open a phone's keyboard.
              event.preventDefault();
              (event.currentTarget as HTMLElement).focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (document.activeElement === document.body) document.getElementById(CHAT_BUTTON)?.focus();
            }}
            onClick={({ target }) => {
              // The page behind the sheet changes.
              if (target instanceof Element && target.closest('a[href]')) openChat(false);
            }}
          >
            <Inside
              title={<Radix.Title>Live Chat</Radix.Title>}
              onClose={() => openChat(false)}
              field={field}
            />
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface InsideProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly field: { current: HTMLInputElement | null };
  /** Called again when the field appears. */
  readonly onRender?: () => void;
}

function Inside({ onRender, ...props }: InsideProps) {
  useEffect(() => onRender?.());
  const own = useUser();
  const query = useModeration();
  const { data } = query;
  const now = useWorldNow(PRESENCE_INTERVAL_MS);
  const mute = data && muteOf(data, now);
  return (
    <ChatPanel
      {...props}
      own={own}
      acts={actsOn}
      quiet={<NextInRing />}
      closed={
        own.guestUntil !== null ? (
          <GuestsChat />
        ) : (
          data?.mayTalk !== true && (
            <div className="chat-closed">
              <Query query={query} skeleton={<Skeleton label="Loading chat" rows={5} height="64px" />}>
                {(moderation) => <TalkState moderation={moderation} />}
              </Query>
            </div>
          )
        )
      }
      silent={
        mute && (
          <p className="chat-silent" role="status">
            You cannot write to other players{' '}
            {mute.until === null
              ? 'until we lift it'
              : `until ${dayAndTimeWithin(new Date(mute.until), now)}`}
            . The reason: {mute.why}
          </p>
        )
      }
    />
  );
}

function GuestsChat() {
  return (
    <div className="chat-closed">
      <p>Players with a name talk here, from all over the world. Choose yours, and join them.</p>
      <Button onClick={() => asksToKeep.set(true)}>Choose a name</Button>
    </div>
  );
}

function muteOf({ mute }: Moderation, now: Date) {
  return mute && (mute.until === null || new Date(mute.until) > now) ? mute : undefined;
}

const actsOn = (message: ChatMessage) => <Acts message={message} />;

function Acts({ message: { id, playerId, username } }: { readonly message: ChatMessage }) {
  const { run, busy } = useBlock();
  return (
    <>
      <ReportButton subjects={[{ kind: 'message', id, label: `The message of ${username}` }]} />
      <Button
        variant="plain"
        busy={busy}
        aria-description={username}
        onClick={() => run({ params: { id: playerId } })}
      >
        <Ban className="icon" aria-hidden />
        Block
      </Button>
    </>
  );
}
