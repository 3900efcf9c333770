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
  const form = (lead: string) => (
    <ForgotForm key={what} what={what} lead={lead} email={email} onEmail={setEmail} />
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
  readonly lead: string;
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

function ForgotForm({ what, lead, email, onEmail }: ForgotFormProps) {
  const [message, setMessage] = useState<string | null>(null);
  const sending = useForgot(what, setMessage);
  const { form, text } = useForm({
    first: { email },
    onChange: (part) => onEmail(part.email ?? ''),
    check: (values) => ({
      email: values.email.includes('@') ? undefined : 'Please enter a valid email address.',
    }),
    onProblem: () => setMessage(null),
    onSend(values) {
      setMessage(null);
      sending.run({ body: { email: values.email.trim() } });
    },
  });

  return (
    <form className="auth-form" {...form}>
      <p className="text-muted">{lead}</p>
      <Field label="Email" type="email" autoComplete="email" maxLength={254} {...text('email')} />
      <Button variant="main" type="submit" busy={sending.busy} busyLabel="Sending…">
        {what === 'username' ? 'Send my username' : 'Send the link'}
      </Button>
      <p role="status">{message}</p>
    </form>
  );
}
