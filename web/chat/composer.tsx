import { SendHorizontal } from 'lucide-react';
import { useId, type RefObject } from 'react';
import { messageProblem, tidyMessage } from '../../game/chat/messages.ts';
import { isBlank } from '../../game/written-text.ts';
import { counted } from '../ui/coins.tsx';
import { useForm } from '../ui/forms/use-form.ts';
import { useStore } from '../ui/store.ts';
import { draft, sendMessage } from './outbox.ts';

interface ComposerProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Seconds that slow mode asks a player to wait; 0 if it is off. */
  readonly slowSeconds: number;
}

export function Composer({ field, slowSeconds }: ComposerProps) {
  const id = useId();
  const { form, text, reset } = useForm({
    first: { message: useStore(draft) },
    onChange: (part) => draft.set(part.message ?? ''),
    check: ({ message }) => ({
      message: isBlank(message) ? undefined : messageProblem(tidyMessage(message)),
    }),
    onSend({ message }) {
      field.current?.focus();
      if (isBlank(message)) return;
      sendMessage(tidyMessage(message));
      reset();
      draft.set('');
    },
  });
  const { error: problem, ...typed } = text('message');

  const hint = problem ?? (slowSeconds > 0 ? formatSlowMode(slowSeconds) : undefined);
  return (
    <form className="chat-say" {...form}>
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
        {...typed}
      />
      <button type="submit" className="btn btn-main btn-icon" aria-label="Send">
        <SendHorizontal className="icon" aria-hidden />
      </button>
    </form>
  );
}

const formatSlowMode = (seconds: number) =>
  seconds < 120
    ? `Slow mode: one message every ${counted(seconds, 'second')}.`
    : `Slow mode: one message every ${counted(Math.round(seconds / 60), 'minute')}.`;
