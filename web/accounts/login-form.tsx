import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { useForm } from '../ui/forms/use-form.ts';
import { Link } from '../ui/link.tsx';
import { useLogIn } from './session.ts';

export function LoginForm() {
  /** True once the server asks for a two-factor code. */
  const [needsCode, setNeedsCode] = useState(false);
  const logIn = useLogIn(() => setNeedsCode(true));
  const { form, text, change } = useForm({
    first: { email: '', password: '', code: '' },
    onSend({ email, password, code }) {
      if (email === '' || password === '' || (needsCode && code.trim() === '')) return;
      logIn.run({ body: { email, password, ...(needsCode && { code }) } });
    },
  });

  return (
    <form className="auth-form" {...form}>
      {!needsCode ? (
        <>
          <Field
            label="Email"
            name="email"
            type="email"
            // What a password manager stores beside the password.
            autoComplete="username"
            {...text('email')}
          />
          <Field
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            {...text('password')}
          />
        </>
      ) : (
        <CodeStep field={text('code')} />
      )}
      <Button variant="main" type="submit" busy={logIn.busy} busyLabel="Logging in…">
        Log in
      </Button>
      {!needsCode ? (
        <Link className="link text-15" href="/forgot">
          Forgot username or password?
        </Link>
      ) : (
        <Button
          variant="plain"
          onClick={() => {
            change({ code: '' });
            setNeedsCode(false);
          }}
        >
          Back
        </Button>
      )}
    </form>
  );
}

interface CodeStepProps {
  readonly field: Pick<ComponentProps<typeof Field>, 'value' | 'onChange'>;
}

function CodeStep({ field }: CodeStepProps) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => step.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={step} className="auth-code">
      <p>
        <b>One more step.</b> Type the six digits from your authenticator app. Lost your phone? Type one of
        your recovery codes.
      </p>
      <Field label="Code" name="code" autoComplete="one-time-code" maxLength={20} {...field} />
    </div>
  );
}
