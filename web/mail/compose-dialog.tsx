import { Send } from 'lucide-react';
import { ActDialog } from '../ui/act-dialog.tsx';
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
import { Field, Select } from '../ui/forms/field.tsx';
import { TextArea } from '../ui/forms/text-area.tsx';
import { useForm } from '../ui/forms/use-form.ts';
import { newDraft, type Draft } from './draft.ts';
import { RecipientField } from './recipient-field.tsx';
import { useOwnHorses, useSendLetter } from './use-mail.ts';

interface ComposeDialogProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly onSent: () => void;
  /** The draft survives closing. */
  readonly onClose: () => void;
}

export default function ComposeDialog({ draft, onChange, onSent, onClose }: ComposeDialogProps) {
  const sending = useSendLetter(onSent);
  const { toUsername, subject, body } = draft;
  const { ref, text, control, change, send } = useForm({
    first: { toUsername, subject, body },
    onChange: (part) => onChange(newDraft({ ...draft, ...part })),
    check: (values) => ({
      toUsername: values.toUsername.trim() === '' ? 'Please say whom the letter is for.' : undefined,
      subject: subjectProblem(tidySubject(values.subject)),
      body: letterProblem(tidyLetter(values.body)),
    }),
    onSend: () => sending.run({ body: draft }),
  });
  const letter = text('body');

  return (
    <ActDialog
      title="New letter"
      help={{ to: 'mail', about: 'letters' }}
      lead="Links to horses, shows and listings become cards."
      onClose={onClose}
      cancel="Cancel"
      act={
        <>
          <Send className="icon" aria-hidden />
          Send
        </>
      }
      busy={sending.busy}
      busyLabel="Sending…"
      onAct={() => send()}
    >
      <div className="compose" ref={ref}>
        <RecipientField {...control('toUsername')} />
        <Field label="Subject" most={SUBJECT_MAX} autoComplete="off" dir="auto" {...text('subject')} />
        <TextArea
          label="Letter"
          rows={7}
          dir="auto"
          most={LETTER_MAX}
          {...letter}
          error={letter.error ?? (lengthOf(body) > LETTER_MAX ? letterProblem(tidyLetter(body)) : undefined)}
        />
        <AttachHorse
          onAttach={(id) =>
            change({ body: `${body.trimEnd()}\n${window.location.origin}/horses/${id}\n`.trimStart() })
          }
        />
        {linksIn(body)
          .slice(0, 4)
          .map((link) => (
            <SiteCard key={link.href} link={link} small />
          ))}
      </div>
    </ActDialog>
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
