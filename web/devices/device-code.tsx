import { useWorldNow } from '../api/use-world-now.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { useForm } from '../ui/forms/use-form.ts';
import { timeOf } from '../ui/when.ts';
import { useEnterCode, useShowCode } from './use-devices.ts';

const CLOCK_INTERVAL_MS = 10_000;

/** Shown on a known device. */
export function CodeForNewDevice() {
  const { run, busy, shown } = useShowCode();
  const now = useWorldNow(CLOCK_INTERVAL_MS);
  const expiresAt = shown && new Date(shown.expiresAt);
  const isValid = expiresAt !== null && expiresAt > now;
  return (
    <div className="device-code">
      <p>
        Is the new device yours? Open this page on it and type a code from here. It is known then, and what
        waits from it is done at once.
      </p>
      <p role="status">
        {shown && isValid && (
          <>
            <b className="code-text num">{shown.code}</b>
            <span className="text-muted">Works once, until {timeOf(expiresAt)}. Show it to nobody.</span>
          </>
        )}
        {shown && !isValid && <span className="text-muted">That code is too old now.</span>}
      </p>
      <Button busy={busy} busyLabel="Making a code…" onClick={() => run()}>
        {shown ? 'Show another code' : 'Show a code'}
      </Button>
    </div>
  );
}

/** Shown on a new device. */
export function EnterDeviceCode() {
  const entering = useEnterCode();
  const { form, text } = useForm({
    first: { code: '' },
    onSend({ code }) {
      if (code.trim() !== '') entering.run({ body: { code } });
    },
  });

  return (
    <form className="device-code" {...form}>
      <p>
        You need not wait: open this page on a device that your stable knows, press “Show a code”, and type
        the code here.
      </p>
      <Field
        label="Code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        {...text('code')}
      />
      <Button variant="main" type="submit" busy={entering.busy} busyLabel="Checking…">
        Use the code
      </Button>
    </form>
  );
}
