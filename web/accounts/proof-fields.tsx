import { Field } from '../ui/forms/field.tsx';

interface ProofFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}

export const NO_PASSWORD = 'Please enter your password.';
export const NO_CODE = 'Please enter a code.';

/** Asks for the account's password before a change. */
export function PasswordProof({ value, onChange, error }: ProofFieldProps) {
  return (
    <Field
      label="Your password"
      name="password"
      type="password"
      autoComplete="current-password"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
    />
  );
}

/** Asks for the second factor. */
export function CodeProof({ value, onChange, error }: ProofFieldProps) {
  return (
    <Field
      label="Code from your app, or a recovery code"
      name="code"
      autoComplete="one-time-code"
      maxLength={20}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
    />
  );
}
