import { useEffect, useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { LinkDone, LinkPanel, tokenOfLink } from '../accounts/link-panel.tsx';
import { useResetPassword } from '../accounts/use-recovery.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/forms/field.tsx';
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
  return <LinkDone words="Log in">{message}</LinkDone>;
}

interface ResetFormProps {
  readonly token: string;
  readonly onDone: (message: string) => void;
}

function ResetForm({ token, onDone }: ResetFormProps) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [problem, setProblem] = useState<{ readonly first?: string; readonly second?: string }>({});
  const resetting = useResetPassword(onDone);

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

  function submit(event: FormEvent) {
    event.preventDefault();
    const isShort = password.length < SHORTEST;
    const differs = !isShort && password !== again;
    setProblem({
      ...(isShort && { first: 'Password must be at least 6 characters long.' }),
      ...(differs && { second: 'Passwords do not match.' }),
    });
    if (!isShort && !differs) resetting.run({ body: { token, newPassword: password } });
  }

  return (
    <form className="auth-form" noValidate onSubmit={submit}>
      <p className="text-muted">This signs out every device. You log in with the new password then.</p>
      <Field
        label="New password"
        type="password"
        autoComplete="new-password"
        maxLength={200}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={problem.first}
      />
      <Field
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        maxLength={200}
        value={again}
        onChange={({ target }) => setAgain(target.value)}
        error={problem.second}
      />
      <Button look="main" type="submit" busy={resetting.busy} busyLabel="Saving…">
        Reset password
      </Button>
    </form>
  );
}
