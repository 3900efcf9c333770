import { useState } from 'react';
import { tokenOfLink } from '../accounts/link-panel.tsx';
import { OneButtonLink } from '../accounts/one-button-link.tsx';
import { useConfirmEmail } from '../accounts/use-recovery.ts';

export default function ConfirmEmail() {
  const [done, setDone] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const { run, busy } = useConfirmEmail({ onDone: setDone, onFailed: setError });
  return (
    <OneButtonLink
      title="Confirm your email"
      text="This says that the address is yours. Your stable may pay other players then, and you can get back in if you forget your password."
      button="Confirm my email"
      busy="Confirming…"
      outcome={{ done, error }}
      acting={busy}
      onPress={() => run({ body: { token: tokenOfLink() } })}
    />
  );
}
