import { useEffect, useRef, useState, type FormEvent } from 'react';
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
import { TextArea } from '../ui/forms/text-area.tsx';
import './contact.css';

const EMAIL = /^\S+@\S+\.\S+$/;

export function ContactForm() {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const draft = useDraft('contact');
  const message = draft.text;
  // Each change renews it, so that a message sent again after a lost connection is stored once.
  const [sendId, setSendId] = useState(newSendId);
  const [isTried, setIsTried] = useState(false);
  const [thanks, setThanks] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const sending = useAct('POST /api/contact', {
    onDone(reply) {
      draft.forget();
      setThanks(reply.message);
    },
    failure: { title: 'Not sent', text: 'Please try again in a moment.' },
  });

  const problems = {
    name: contactNameProblem(tidyContactName(name)),
    email: EMAIL.test(email.trim()) ? undefined : 'Please enter a valid email address.',
    message: contactTextProblem(tidyContactText(message)),
  };

  function send(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    const wrong = Object.values(problems).some((problem) => problem !== undefined);
    if (!wrong) sending.run({ body: { name, email: email.trim(), message, sendId } });
    // Fields show their errors only after rendering.
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  function writeAnother() {
    setSendId(newSendId());
    setIsTried(false);
    setThanks(undefined);
  }

  if (thanks !== undefined) return <Thanks words={thanks} email={email.trim()} onAnother={writeAnother} />;
  return (
    <form className="contact-form" ref={form} noValidate onSubmit={send}>
      <Field
        label="Name"
        autoComplete="name"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={isTried ? problems.name : undefined}
      />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={isTried ? problems.email : undefined}
      />
      <TextArea
        label="Message"
        rows={8}
        most={CONTACT_TEXT_MAX}
        value={message}
        onChange={({ target }) => {
          draft.write(target.value);
          setSendId(newSendId());
        }}
        error={isTried || lengthOf(message) > CONTACT_TEXT_MAX ? problems.message : undefined}
      />
      <p className="text-15 text-muted">Never send us your password. We answer to your email address.</p>
      <Button look="main" type="submit" busy={sending.busy} busyLabel="Sending…">
        Send message
      </Button>
    </form>
  );
}

interface ThanksProps {
  readonly words: string;
  readonly email: string;
  readonly onAnother: () => void;
}

function Thanks({ words, email, onAnother }: ThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="contact-form">
      <h2 className="section" tabIndex={-1} ref={heading}>
        Your message is here
      </h2>
      <p>
        {words} Ours will come to {email}.
      </p>
      <Button onClick={onAnother}>Write another</Button>
    </div>
  );
}
