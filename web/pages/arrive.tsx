import { useEffect, useRef, useState } from 'react';
import { ArriveForm } from '../accounts/arrive-form.tsx';
import { LinkFailed, LinkPanel } from '../accounts/link-panel.tsx';
import { useArrive, type Starting } from '../accounts/use-arrive.ts';
import '../accounts/accounts.css';

/** From another realm, with a token in the fragment of the address. */
export default function Arrive() {
  const [choosing, setChoosing] = useState<Starting | null>(null);
  const [error, setError] = useState<unknown>(null);
  const { run, busy } = useArrive({ onStarting: setChoosing, onFailed: setError });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const token = window.location.hash.slice(1);
    // Out of the history: it works once.
    window.history.replaceState(null, '', window.location.pathname);
    run({ body: { token } });
  }, [run]);
  if (choosing !== null)
    return (
      <LinkPanel title={`Start a stable in ${choosing.realm}`}>
        <p>
          A realm is a world of its own. You begin with new coins and without horses, and nothing crosses from
          one realm to the other. Your other stables stay as they are.
        </p>
        <ArriveForm busy={busy} onStart={(stable) => run({ body: { token: choosing.token, ...stable } })} />
      </LinkPanel>
    );
  return (
    <LinkPanel title="Coming in">
      {error !== null && !busy ? (
        <LinkFailed error={error} />
      ) : (
        <p role="status">One moment: your stable is being opened…</p>
      )}
    </LinkPanel>
  );
}
