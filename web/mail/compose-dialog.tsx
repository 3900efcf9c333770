import { Send } from 'lucide-react';
import { useState } from 'react';
import {
  LETTER_MAX,
  letterProblem,
  SUBJECT_MAX,
  subjectProblem,
  tidyLetter,
  tidySubject,
} from '../../game/mail/letters.ts';
import { lengthOf } from '../../game/written-text.ts';
import { SiteCard } from '../cards/site-card.tsx';
import { linksIn } from '../cards/site-links.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, Select } from '../ui/forms/field.tsx';
import { TextArea } from '../ui/forms/text-area.tsx';
import { newDraft, type Draft } from './draft.ts';
import { RecipientField } from './recipient-field.tsx';
import { useOwnHorses, useSendLetter } from './use-mail.ts';

interface ComposeDialogProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly onSent: () => void;
  /** Closing keeps the draft. */
  readonly onClose: () => void;
}

export default function ComposeDialog({ draft, onChange, onSent, onClose }: ComposeDialogProps) {
  const [asked, setAsked] = useState(false);
  const sending = useSendLetter(onSent);
  const { toUsername, subject, body } = draft;
  const write = (words: Partial<Draft>) => onChange(newDraft({ ...draft, ...words }));
  const problems = {
    to: toUsername.trim() === '' ? 'Please say whom the letter is for.' : undefined,
    subject: subjectProblem(tidySubject(subject)),
    body: letterProblem(tidyLetter(body)),
  };
  const shown = (problem: string | undefined) => (asked ? problem : undefined);

  function send() {
    setAsked(true);
    if (Object.values(problems).every((problem) => problem === undefined)) sending.run({ body: draft });
  }

  return (
    <Dialog
      title="New letter"
      help={{ to: 'mail', about: 'letters' }}
      lead="Links to horses, shows and offers become cards."
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="main" busy={sending.busy} busyLabel="Sending…" onClick={send}>
            <Send className="icon" aria-hidden />
            Send
          </Button>
        </>
      }
    >
      <div className="compose">
        <RecipientField
          value={toUsername}
          error={shown(problems.to)}
          onChange={(username) => write({ toUsername: username })}
        />
        <Field
          label="Subject"
          value={subject}
          most={SUBJECT_MAX}
          autoComplete="off"
          dir="auto"
          error={shown(problems.subject)}
          onChange={({ target }) => write({ subject: target.value })}
        />
        <TextArea
          label="Letter"
          rows={7}
          dir="auto"
          most={LETTER_MAX}
          value={body}
          error={lengthOf(body) > LETTER_MAX ? problems.body : shown(problems.body)}
          onChange={({ target }) => write({ body: target.value })}
        />
        <AttachHorse
          onAttach={(id) =>
            write({ body: `${body.trimEnd()}\n${window.location.origin}/horses/${id}\n`.trimStart() })
          }
        />
        {linksIn(body)
          .slice(0, 4)
          .map((link) => (
            <SiteCard key={link.href} link={link} small />
          ))}
      </div>
    </Dialog>
  );
}

function AttachHorse({ onAttach }: { readonly onAttach: (horseId: string) => void }) {
  const { data: horses = [] } = useOwnHorses();
  return (
    <Select label="Attach a horse of yours" value="" onChange={({ target }) => onAttach(target.value)}>
      <option value="" disabled>
        Choose a horse
      </option>
      {horses.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
