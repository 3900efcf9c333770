import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { Link } from '../ui/link.tsx';
import { useLogIn } from './session.ts';

export function LoginForm() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  /** Null until two-factor asks for one. */
  const [code, setCode] = useState<string | null>(null);
  const logIn = useLogIn(() => setCode(''));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (email === '' || password === '' || code?.trim() === '') return;
    logIn.run({ body: { email, password, ...(code !== null && { code }) } });
  }

  return (
    <form className="auth-form" noValidate onSubmit={submit}>
      {code === null ? (
        <>
          <Field
            label="Email"
            name="email"
            type="email"
            // What a password manager stores beside the password.
            autoComplete="username"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <Field
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </>
      ) : (
        <CodeStep code={code} onCode={setCode} />
      )}
      <Button look="main" type="submit" busy={logIn.busy} busyLabel="Logging in…">
        Log in
      </Button>
      {code === null ? (
        <Link className="link text-15" href="/forgot">
          Forgot username or password?
        </Link>
      ) : (
        <Button look="plain" onClick={() => setCode(null)}>
          Back
        </Button>
      )}
    </form>
  );
}

interface CodeStepProps {
  readonly code: string;
  readonly onCode: (code: string) => void;
}

function CodeStep({ code, onCode }: CodeStepProps) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => step.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={step} className="auth-code">
      <p>
        <b>One more step.</b> Type the six digits from your authenticator app. Lost your phone? Type one of
        your recovery codes.
      </p>
      <Field
        label="Code"
        name="code"
        autoComplete="one-time-code"
        maxLength={20}
        value={code}
        onChange={({ target }) => onCode(target.value)}
      />
    </div>
  );
}
