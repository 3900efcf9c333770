import { useState, type FormEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { useSlowMode } from './use-desk.ts';

const MOST_SECONDS = 3_600;

export function SlowMode({ seconds }: { readonly seconds: number }) {
  const [text, setText] = useState(String(seconds));
  const saving = useSlowMode();

  function save(event: FormEvent) {
    event.preventDefault();
    saving.run({ body: { seconds: Math.min(MOST_SECONDS, Number(text)) } });
  }

  return (
    <section aria-labelledby="slow-mode">
      <h2 className="section" id="slow-mode">
        Slow mode of the chat
      </h2>
      <p className="text-muted">How long a player waits between two messages; 0 for no wait.</p>
      <form className="word-form" noValidate onSubmit={save}>
        <Field
          label="Seconds"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value.replaceAll(/\D/g, '').slice(0, 4))}
        />
        <Button type="submit" busy={saving.busy} busyLabel="Saving…">
          Save
        </Button>
      </form>
    </section>
  );
}
