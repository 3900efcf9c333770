import { useState } from 'react';
import { LinkDone, LinkFailed, LinkPanel, tokenOfLink } from '../accounts/link-panel.tsx';
import { useCancelByLink } from '../devices/use-devices.ts';
import { Button } from '../ui/button.tsx';

/** Acts only when pressed, because mail programs open links to scan them. */
export default function CancelWaiting() {
  const [done, setDone] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const cancelling = useCancelByLink({ onDone: setDone, onFailed: setError });
  const cancel = (everything: boolean) => cancelling.run({ body: { token: tokenOfLink(), everything } });
  return (
    <LinkPanel title="Cancel what waits">
      {done !== null ? (
        <LinkDone>{done}</LinkDone>
      ) : (
        <>
          <p>The letter that brought you here says what a new device asked for. It is not done yet.</p>
          <p>
            Was it not you? Cancel everything: what waits from that device is cancelled, and it is signed out.
            Then choose a new password.
          </p>
          {error !== null && !cancelling.busy && <LinkFailed error={error} />}
          <Button variant="main" busy={cancelling.busy} busyLabel="Cancelling…" onClick={() => cancel(true)}>
            Cancel everything and sign it out
          </Button>
          <Button busy={cancelling.busy} onClick={() => cancel(false)}>
            Cancel only this
          </Button>
        </>
      )}
    </LinkPanel>
  );
}
