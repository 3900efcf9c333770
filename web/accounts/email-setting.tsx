import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { Setting } from '../ui/setting.tsx';
import { PasswordProof } from './proof-fields.tsx';
import { useCancelEmailChange, useChangeEmail, useResendConfirmation, type Account } from './use-account.ts';

export function EmailSetting({ account }: { readonly account: Account }) {
  const [typed, setTyped] = useState<string | null>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const changing = useChangeEmail(() => {
    setTyped(null);
    setPassword('');
  });
  const email = typed ?? account.email;
  const isOther = email.trim() !== account.email;

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = emailProblem(isOther ? email.trim() : '');
    setProblem(found);
    if (found === undefined) changing.run({ body: { email: email.trim(), currentPassword: password } });
  }

  return (
    <Setting
      id="email"
      title="Change Email"
      lead={
        account.emailConfirmed
          ? 'We write to the new address first, and tell the old one.'
          : 'We write to the new address.'
      }
    >
      <form className="setting-form" noValidate onSubmit={submit}>
        <div className="setting-row">
          <Field
            label="Email"
            type="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            onChange={({ target }) => setTyped(target.value)}
            error={problem}
          />
          {!isOther && (
            <Button type="submit" aria-label="Change email">
              Change
            </Button>
          )}
        </div>
        {isOther && (
          <div className="setting-row">
            <PasswordProof value={password} onChange={setPassword} />
            <Button
              type="submit"
              busy={changing.busy}
              busyLabel="Changing…"
              barred={password === ''}
              aria-label="Change email"
            >
              Change
            </Button>
          </div>
        )}
        <EmailState account={account} />
      </form>
    </Setting>
  );
}

function emailProblem(email: string): string | undefined {
  if (email === '') return 'Please enter a new email.';
  return email.includes('@') ? undefined : 'Please enter a valid email address.';
}

function EmailState({ account: { emailConfirmed, newEmail } }: { readonly account: Account }) {
  const cancelling = useCancelEmailChange();
  const resending = useResendConfirmation();
  if (newEmail !== null) {
    return (
      <div className="setting-acts">
        <p className="setting-note">
          <Clock className="icon icon-small" aria-hidden />
          <span>
            Waits until <b>{newEmail}</b> confirms it.
          </span>
        </p>
        <Button look="plain" busy={cancelling.busy} busyLabel="Keeping…" onClick={() => cancelling.run()}>
          Keep the old email
        </Button>
      </div>
    );
  }
  if (emailConfirmed) {
    return (
      <p className="setting-note">
        <CircleCheck className="icon icon-small text-good" aria-hidden />
        Confirmed
      </p>
    );
  }
  return (
    <div className="setting-acts">
      <p className="setting-note">
        <CircleAlert className="icon icon-small text-warn" aria-hidden />
        Not confirmed yet: until then you cannot pay other players.
      </p>
      <Button look="plain" busy={resending.busy} busyLabel="Sending…" onClick={() => resending.run()}>
        Send the link again
      </Button>
    </div>
  );
}
