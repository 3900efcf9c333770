import { Button } from '../ui/button.tsx';
import { QuantityField } from '../ui/forms/quantity-field.tsx';
import { useForm } from '../ui/forms/use-form.ts';
import { useSlowMode } from './use-admin.ts';

const MOST_SECONDS = 3_600;

export function SlowMode({ seconds: before }: { readonly seconds: number }) {
  const saving = useSlowMode();
  const { form, control } = useForm<{ readonly seconds: number | null }>({
    first: { seconds: before },
    onSend({ seconds }) {
      if (seconds !== null) saving.run({ body: { seconds } });
    },
  });

  return (
    <section aria-labelledby="slow-mode">
      <h2 className="section" id="slow-mode">
        Slow mode of the chat
      </h2>
      <p className="text-muted">How long a player waits between two messages; 0 for no wait.</p>
      <form className="word-form" {...form}>
        <QuantityField label="Seconds" least={0} most={MOST_SECONDS} {...control('seconds')} mayBeEmpty />
        <Button type="submit" busy={saving.busy} busyLabel="Saving…">
          Save
        </Button>
      </form>
    </section>
  );
}
