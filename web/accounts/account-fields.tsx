import { OWN_PASSWORD_PROBLEMS, ownPasswordProblem } from '../../game/accounts/own-password.ts';
import { Field } from '../ui/forms/field.tsx';
import type { useForm } from '../ui/forms/use-form.ts';

export const NO_ACCOUNT = { username: '', email: '', password: '', confirmation: '' };
type Account = typeof NO_ACCOUNT;

export function checkAccount({ username, email, password }: Account) {
  const problem = password === '' ? undefined : ownPasswordProblem({ username, email, password });
  return { password: problem && OWN_PASSWORD_PROBLEMS[problem] };
}

/** Does nothing until all is filled in and the passwords match. */
export function sendAccount(
  { username, email, password, confirmation }: Account,
  send: (account: Omit<Account, 'confirmation'>) => void,
): void {
  if (username === '' || email === '' || password === '') return;
  if (password === confirmation) send({ username, email, password });
  else window.alert('Passwords do not match!');
}

interface AccountFieldsProps {
  readonly values: Account;
  readonly text: ReturnType<typeof useForm<Account>>['text'];
}

/** For registering, and for guests who keep what they have. */
export function AccountFields({ values, text }: AccountFieldsProps) {
  // Warns only once the two can no longer match.
  const differ = !values.password.startsWith(values.confirmation);
  return (
    <>
      <Field
        label="Username"
        name="username"
        // Players log in with their email: a password manager stores that one.
        autoComplete="nickname"
        {...text('username')}
      />
      <Field label="Email" name="email" type="email" autoComplete="username" {...text('email')} />
      <div className="auth-pair">
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          {...text('password')}
        />
        <Field
          label="Confirm Password"
          name="confirm-password"
          type="password"
          autoComplete="new-password"
          {...text('confirmation')}
          error={differ ? 'The passwords do not match.' : undefined}
        />
      </div>
    </>
  );
}
