import { SendHorizontal } from 'lucide-react';
import { useId, useState, type FormEvent, type RefObject } from 'react';
import { messageProblem, tidyMessage } from '../../game/chat/messages.ts';
import { isBlank } from '../../game/written-text.ts';
import { counted } from '../ui/coins.tsx';
import { keepDraft, sendMessage, useDraft } from './outbox.ts';

interface ComposerProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Seconds that slow mode asks a player to wait; 0 if it is off. */
  readonly slowSeconds: number;
}

export function Composer({ field, slowSeconds }: ComposerProps) {
  const id = useId();
  const draft = useDraft();
  const [problem, setProblem] = useState<string>();

  function send(event: FormEvent) {
    event.preventDefault();
    const message = tidyMessage(draft);
    field.current?.focus();
    if (isBlank(message)) return;
    const found = messageProblem(message);
    setProblem(found);
    if (found !== undefined) return;
    sendMessage(message);
    keepDraft('');
  }

  const hint = problem ?? (slowSeconds > 0 ? slowWords(slowSeconds) : undefined);
  return (
    <form className="chat-say" onSubmit={send}>
      {hint !== undefined && (
        <p className={problem === undefined ? 'text-muted' : 'text-bad'} id={`${id}-hint`} role="status">
          {hint}
        </p>
      )}
      <input
        ref={field}
        className="input"
        aria-label="Your message"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        aria-invalid={problem === undefined ? undefined : true}
        placeholder="Say something kind"
        autoComplete="off"
        enterKeyHint="send"
        dir="auto"
        value={draft}
        onChange={({ target }) => {
          setProblem(undefined);
          keepDraft(target.value);
        }}
      />
      <button type="submit" className="btn btn-main btn-icon" aria-label="Send">
        <SendHorizontal className="icon" aria-hidden />
      </button>
    </form>
  );
}

const slowWords = (seconds: number) =>
  seconds < 120
    ? `Slow mode: one message every ${counted(seconds, 'second')}.`
    : `Slow mode: one message every ${counted(Math.round(seconds / 60), 'minute')}.`;
