import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { Setting } from '../ui/setting.tsx';
import { NO_PASSWORD, PasswordProof } from './proof-fields.tsx';
import { useCancelEmailChange, useChangeEmail, useResendConfirmation, type Account } from './use-account.ts';

export function EmailSetting({ account }: { readonly account: Account }) {
  const [typed, setTyped] = useState<string | null>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>();
  const changing = useChangeEmail(() => {
    setTyped(null);
    setPassword('');
  });
  const email = typed ?? account.email;
  const isOther = email.trim() !== account.email;

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = problemOf(isOther ? email.trim() : '', password);
    setProblem(found);
    if (!found) changing.run({ body: { email: email.trim(), currentPassword: password } });
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
            error={problem?.[0] === 'email' ? problem[1] : undefined}
          />
          {!isOther && (
            <Button type="submit" aria-label="Change email">
              Change
            </Button>
          )}
        </div>
        {isOther && (
          <div className="setting-row">
            <PasswordProof
              value={password}
              onChange={setPassword}
              error={problem?.[0] === 'password' ? problem[1] : undefined}
            />
            <Button type="submit" busy={changing.busy} busyLabel="Changing…" aria-label="Change email">
              Change
            </Button>
          </div>
        )}
        <EmailState account={account} />
      </form>
    </Setting>
  );
}

/** The field and its problem. */
function problemOf(email: string, password: string): readonly ['email' | 'password', string] | undefined {
  if (email === '') return ['email', 'Please enter a new email.'];
  if (!email.includes('@')) return ['email', 'Please enter a valid email address.'];
  return password === '' ? ['password', NO_PASSWORD] : undefined;
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
