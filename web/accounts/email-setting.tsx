import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { useForm } from '../ui/forms/use-form.ts';
import { Setting } from '../ui/setting.tsx';
import { NO_PASSWORD, PasswordProof } from './proof-fields.tsx';
import { useCancelEmailChange, useChangeEmail, useResendConfirmation, type Account } from './use-account.ts';

export function EmailSetting({ account }: { readonly account: Account }) {
  const { values, form, text, control, reset } = useForm({
    first: { email: account.email, password: '' },
    check: ({ email, password }) => ({
      email: emailProblem(email.trim()),
      password: password === '' ? NO_PASSWORD : undefined,
    }),
    onSend: ({ email, password }) =>
      changing.run({ body: { email: email.trim(), currentPassword: password } }),
  });
  const changing = useChangeEmail(() => reset());
  const isOther = values.email.trim() !== account.email;

  function emailProblem(email: string): string | undefined {
    if (email === '' || email === account.email) return 'Please enter a new email.';
    return email.includes('@') ? undefined : 'Please enter a valid email address.';
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
      <form className="setting-form" {...form}>
        <div className="setting-row">
          <Field label="Email" type="email" autoComplete="email" maxLength={254} {...text('email')} />
          {!isOther && (
            <Button type="submit" aria-label="Change email">
              Change
            </Button>
          )}
        </div>
        {isOther && (
          <div className="setting-row">
            <PasswordProof {...control('password')} />
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
        <Button variant="plain" busy={cancelling.busy} busyLabel="Keeping…" onClick={() => cancelling.run()}>
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
      <Button variant="plain" busy={resending.busy} busyLabel="Sending…" onClick={() => resending.run()}>
        Send the link again
      </Button>
    </div>
  );
}
