import { useState, type FormEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { QuantityField } from '../ui/forms/quantity-field.tsx';
import { useSlowMode } from './use-desk.ts';

const MOST_SECONDS = 3_600;

export function SlowMode({ seconds: before }: { readonly seconds: number }) {
  const [seconds, setSeconds] = useState<number | null>(before);
  const saving = useSlowMode();

  function save(event: FormEvent) {
    event.preventDefault();
    if (seconds !== null) saving.run({ body: { seconds } });
  }

  return (
    <section aria-labelledby="slow-mode">
      <h2 className="section" id="slow-mode">
        Slow mode of the chat
      </h2>
      <p className="text-muted">How long a player waits between two messages; 0 for no wait.</p>
      <form className="word-form" noValidate onSubmit={save}>
        <QuantityField
          label="Seconds"
          least={0}
          most={MOST_SECONDS}
          value={seconds}
          onChange={setSeconds}
          mayBeEmpty
        />
        <Button type="submit" busy={saving.busy} busyLabel="Saving…">
          Save
        </Button>
      </form>
    </section>
  );
}
