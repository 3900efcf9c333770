import { useId, useState, type FormEvent } from 'react';
import { DELETION_DAYS } from '../../game/accounts/deletion.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/forms/field.tsx';
import { CodeProof, PasswordProof } from './proof-fields.tsx';
import type { Account } from './use-account.ts';
import { useAskDeletion } from './use-leaving.ts';

interface DeletionDialogProps {
  readonly account: Account;
  readonly onClose: () => void;
}

/** The name, the password and a code: no slip of the hand deletes an account. */
export default function DeletionDialog({ account, onClose }: DeletionDialogProps) {
  const form = useId();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const asking = useAskDeletion(onClose);
  const { username, twoFactor } = account;
  const isReady = name.trim() === username && password !== '' && (!twoFactor || code.trim() !== '');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isReady) asking.run({ body: { currentPassword: password, ...(twoFactor && { code }) } });
  }

  return (
    <Dialog
      title="Delete your account?"
      lead={`It is deleted in ${DELETION_DAYS} days, and all other devices are signed out now.`}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Stay</Button>
          <Button
            look="main"
            type="submit"
            form={form}
            barred={!isReady}
            busy={asking.busy}
            busyLabel="Asking…"
          >
            Delete in {DELETION_DAYS} days
          </Button>
        </>
      }
    >
      <form id={form} className="setting-form" noValidate onSubmit={submit}>
        <Field
          label={`Type your username: ${username}`}
          autoComplete="off"
          maxLength={20}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <PasswordProof value={password} onChange={setPassword} />
        {twoFactor && <CodeProof value={code} onChange={setCode} />}
      </form>
    </Dialog>
  );
}
