import { useEffect, useRef, useState } from 'react';
import {
  CONTACT_TEXT_MAX,
  contactNameProblem,
  contactTextProblem,
  tidyContactName,
  tidyContactText,
} from '../../game/contact/contact.ts';
import { lengthOf } from '../../game/written-text.ts';
import { useDraft } from '../api/draft.ts';
import { useAct } from '../api/act.ts';
import { newSendId } from '../api/entropy.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { useForm } from '../ui/forms/use-form.ts';
import { TextArea } from '../ui/forms/text-area.tsx';
import './contact.css';

const EMAIL = /^\S+@\S+\.\S+$/;

export function ContactForm() {
  const draft = useDraft('contact');
  // Idempotency key, renewed with each change of the message: a retry after a lost connection is stored once.
  const [sendId, setSendId] = useState(newSendId);
  const [thanks, setThanks] = useState<{ readonly sentence: string; readonly email: string }>();
  const { values, form, text, reset } = useForm({
    first: { name: '', email: '', message: '' },
    drafts: { message: draft },
    check: ({ name, email, message }) => ({
      name: contactNameProblem(tidyContactName(name)),
      email: EMAIL.test(email.trim()) ? undefined : 'Please enter a valid email address.',
      message: contactTextProblem(tidyContactText(message)),
    }),
    onSend: ({ name, email, message }) =>
      sending.run({ body: { name, email: email.trim(), message, sendId } }),
  });
  const sending = useAct('POST /api/contact', {
    onDone({ message }, { body: { email } }) {
      draft.forget();
      setThanks({ sentence: message, email });
    },
    failure: { title: 'Not sent', text: 'Please try again in a moment.' },
  });
  const { name, email, message } = values;
  const written = text('message');

  function writeAnother() {
    setSendId(newSendId());
    reset({ name, email });
    setThanks(undefined);
  }

  if (thanks !== undefined) return <Thanks {...thanks} onAnother={writeAnother} />;
  return (
    <form className="contact-form" {...form}>
      <Field label="Name" autoComplete="name" {...text('name')} />
      <Field label="Email" type="email" autoComplete="email" {...text('email')} />
      <TextArea
        label="Message"
        rows={8}
        most={CONTACT_TEXT_MAX}
        {...written}
        onChange={(event) => {
          written.onChange(event);
          setSendId(newSendId());
        }}
        error={
          written.error ?? (lengthOf(message) > CONTACT_TEXT_MAX ? contactTextProblem(message) : undefined)
        }
      />
      <p className="text-15 text-muted">Never send us your password. We answer to your email address.</p>
      <Button variant="main" type="submit" busy={sending.busy} busyLabel="Sending…">
        Send message
      </Button>
    </form>
  );
}

interface ThanksProps {
  readonly sentence: string;
  readonly email: string;
  readonly onAnother: () => void;
}

function Thanks({ sentence, email, onAnother }: ThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="contact-form">
      <h2 className="section" tabIndex={-1} ref={heading}>
        Your message is here
      </h2>
      <p>
        {sentence} Ours will come to {email}.
      </p>
      <Button onClick={onAnother}>Write another</Button>
    </div>
  );
}
