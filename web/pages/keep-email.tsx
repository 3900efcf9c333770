import { useState } from 'react';
import { tokenOfLink } from '../accounts/link-panel.tsx';
import { OneButtonLink } from '../accounts/one-button-link.tsx';
import { useUndoEmailChange } from '../accounts/use-recovery.ts';

export default function KeepEmail() {
  const [done, setDone] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const { run, busy } = useUndoEmailChange({ onDone: setDone, onFailed: setError });
  return (
    <OneButtonLink
      title="Keep your email"
      text="If it was not you who wanted another address, somebody knows your password. Your stable keeps this address, everybody is signed out, and we mail you a link to choose a new password."
      button="Keep my email"
      busy="Keeping it…"
      outcome={{ done, error }}
      acting={busy}
      onPress={() => run({ body: { token: tokenOfLink() } })}
    />
  );
}
