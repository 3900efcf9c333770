import { useRead } from '../api/read.ts';
import { useStore } from '../ui/store.ts';
import { chatIsOpen, openChat } from './chat-open.ts';

/** Leads to the panel, which takes its focus and returns it: a phone's menu, or else `ChatButton`. */
export const CHAT_BUTTON = 'chat-button';

interface ChatButtonProps {
  readonly id?: string;
  readonly className: string;
  /** Guests may not read the chat. */
  readonly isGuest: boolean;
  readonly onPress?: () => void;
}

export function ChatButton({ id, className, isGuest, onPress }: ChatButtonProps) {
  const isOpen = useStore(chatIsOpen);
  const hasNew = useNewChat(isGuest);
  return (
    <button
      type="button"
      id={id}
      className={`${className} chat-button`}
      aria-label={hasNew ? 'Live Chat, new messages' : undefined}
      aria-expanded={isOpen}
      onClick={() => {
        onPress?.();
        openChat(!isOpen);
      }}
    >
      Live Chat
      {hasNew && <span className="chat-mark" />}
    </button>
  );
}

/** Messages that came while chat was closed. */
export function useNewChat(isGuest: boolean): boolean {
  const isOpen = useStore(chatIsOpen);
  const { data } = useRead('GET /api/chat/has-new', {}, { enabled: !isGuest });
  return !isOpen && data?.hasNew === true;
}
