import { useState, type FormEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { useLogIn } from './session.ts';

export function LoginForm() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const logIn = useLogIn();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (email === '' || password === '') return;
    logIn.run({ body: { email, password } });
  }

  return (
    <form className="auth-form" noValidate onSubmit={submit}>
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button look="main" type="submit" busy={logIn.busy} busyLabel="Logging in…">
        Log in
      </Button>
    </form>
  );
}
