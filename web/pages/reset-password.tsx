import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { LinkDone, LinkPanel, tokenOfLink } from '../accounts/link-panel.tsx';
import { useResetPassword } from '../accounts/use-recovery.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { useForm } from '../ui/forms/use-form.ts';
import { Link } from '../ui/link.tsx';

const SHORTEST = 6;
const REDIRECT_MS = 3_000;

export default function ResetPassword() {
  const [token] = useState(tokenOfLink);
  const [done, setDone] = useState<string | null>(null);
  return (
    <LinkPanel title="Choose a new password">
      {done === null ? <ResetForm token={token} onDone={setDone} /> : <Done message={done} />}
    </LinkPanel>
  );
}

function Done({ message }: { readonly message: string }) {
  const [, go] = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => go('/'), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [go]);
  return <LinkDone label="Log in">{message}</LinkDone>;
}

interface ResetFormProps {
  readonly token: string;
  readonly onDone: (message: string) => void;
}

function ResetForm({ token, onDone }: ResetFormProps) {
  const resetting = useResetPassword(onDone);
  const { form, text } = useForm({
    first: { password: '', confirmation: '' },
    check({ password, confirmation }) {
      if (password.length < SHORTEST) return { password: 'Password must be at least 6 characters long.' };
      return { confirmation: password === confirmation ? undefined : 'Passwords do not match.' };
    },
    onSend: ({ password }) => resetting.run({ body: { token, newPassword: password } }),
  });

  if (token === '') {
    return (
      <>
        <p>Invalid reset link. Please request a new password reset.</p>
        <Link className="link" href="/forgot">
          Request a new link
        </Link>
      </>
    );
  }

  return (
    <form className="auth-form" {...form}>
      <p className="text-muted">This signs out every device. You log in with the new password then.</p>
      <Field
        label="New password"
        type="password"
        autoComplete="new-password"
        maxLength={200}
        {...text('password')}
      />
      <Field
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        maxLength={200}
        {...text('confirmation')}
      />
      <Button variant="main" type="submit" busy={resetting.busy} busyLabel="Saving…">
        Reset password
      </Button>
    </form>
  );
}
