import { useState } from 'react';
import { LinkPanel } from '../accounts/link-panel.tsx';
import { useForgot } from '../accounts/use-recovery.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { Tabs } from '../ui/forms/tabs.tsx';
import { useForm } from '../ui/forms/use-form.ts';
import { Link } from '../ui/link.tsx';

type What = 'username' | 'password';

export default function Forgot() {
  const [what, setWhat] = useState<What>('password');
  const [email, setEmail] = useState('');
  const form = (words: string) => (
    <ForgotForm key={what} what={what} words={words} email={email} onEmail={setEmail} />
  );
  return (
    <LinkPanel title="Back into your stable">
      <Tabs
        label="What you forgot"
        value={what}
        onChange={setWhat}
        tabs={[
          {
            value: 'username',
            label: 'Forgot Username',
            panel: form('We mail you your username. You log in with your email.'),
          },
          {
            value: 'password',
            label: 'Forgot Password',
            panel: form('We mail you a link to choose a new password. It works once, for 30 minutes.'),
          },
        ]}
      />
      <Link className="link" href="/">
        Back to login
      </Link>
    </LinkPanel>
  );
}

interface ForgotFormProps {
  readonly what: What;
  readonly words: string;
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

function ForgotForm({ what, words, email, onEmail }: ForgotFormProps) {
  const [told, setTold] = useState<string | null>(null);
  const asking = useForgot(what, setTold);
  const { form, text } = useForm({
    first: { email },
    onChange: (part) => onEmail(part.email ?? ''),
    check: (values) => ({
      email: values.email.includes('@') ? undefined : 'Please enter a valid email address.',
    }),
    onProblem: () => setTold(null),
    onSend(values) {
      setTold(null);
      asking.run({ body: { email: values.email.trim() } });
    },
  });

  return (
    <form className="auth-form" {...form}>
      <p className="text-muted">{words}</p>
      <Field label="Email" type="email" autoComplete="email" maxLength={254} {...text('email')} />
      <Button look="main" type="submit" busy={asking.busy} busyLabel="Sending…">
        {what === 'username' ? 'Send my username' : 'Send the link'}
      </Button>
      <p role="status">{told}</p>
    </form>
  );
}
