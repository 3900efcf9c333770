import { MessageCircle } from 'lucide-react';
import { useRead } from '../api/read.ts';
import { useStore } from '../ui/store.ts';
import { chatIsOpen, openChat } from './chat-open.ts';

/** The panel takes this button's focus and returns it. */
export const CHAT_BUTTON = 'chat-button';

export function ChatButton() {
  const isOpen = useStore(chatIsOpen);
  const { data } = useRead('GET /api/chat/has-new', {});
  const hasNew = !isOpen && data?.hasNew === true;
  return (
    <button
      type="button"
      id={CHAT_BUTTON}
      className="btn btn-plain btn-icon chat-button"
      aria-label={hasNew ? 'Chat, new messages' : 'Chat'}
      aria-expanded={isOpen}
      onClick={() => openChat(!isOpen)}
    >
      <MessageCircle className="icon" aria-hidden />
      {hasNew && <span className="chat-mark" />}
    </button>
  );
}
