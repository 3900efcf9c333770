import { useEffect, useRef, useState } from 'react';
import { ArriveForm } from '../accounts/arrive-form.tsx';
import { LinkFailed, LinkPanel } from '../accounts/link-panel.tsx';
import { useToken } from '../accounts/session.ts';
import { useArrive, type Starting } from '../accounts/use-arrive.ts';
import { Button } from '../ui/button.tsx';
import '../accounts/accounts.css';

/** Arrival from another realm, with a token in the address's fragment. */
export default function Arrive() {
  const [token] = useState(() => window.location.hash.slice(1));
  const [isConfirming, setIsConfirming] = useState(useToken() !== null);
  const [choosing, setChoosing] = useState<Starting | null>(null);
  const [error, setError] = useState<unknown>(null);
  const { run, busy } = useArrive({ onStarting: setChoosing, onFailed: setError });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    // Removes the token from the history, because it works only once.
    window.history.replaceState(null, '', window.location.pathname);
    if (!isConfirming) run({ body: { token } });
  }, [isConfirming, run, token]);
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
      {isConfirming ? (
        // Without this press, a link could put a player into another person's stable unnoticed.
        <>
          <p>You are already signed in here. Did you just come from another realm? Then come in.</p>
          <Button
            variant="main"
            onClick={() => {
              setIsConfirming(false);
              run({ body: { token } });
            }}
          >
            Come in
          </Button>
        </>
      ) : error !== null && !busy ? (
        <LinkFailed error={error} />
      ) : (
        <p role="status">One moment: your stable is being opened…</p>
      )}
    </LinkPanel>
  );
}
