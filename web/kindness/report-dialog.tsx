import { useState } from 'react';
import { REPORT_WORDS_MAX } from '../../game/kindness/reports.ts';
import { lengthOf } from '../../game/written-text.ts';
import { useDraft } from '../api/draft.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Choices } from '../ui/forms/choices.tsx';
import { Select } from '../ui/forms/field.tsx';
import { TextArea } from '../ui/forms/text-area.tsx';
import { useReport, type ReportReason, type SubjectKind } from './use-kindness.ts';

export interface ReportSubject {
  readonly kind: SubjectKind;
  readonly id: string;
  /** "The name Juniper". */
  readonly label: string;
}

interface ReportDialogProps {
  /** At least one; the player chooses among several. */
  readonly subjects: readonly ReportSubject[];
  readonly onClose: () => void;
}

const REASONS: readonly { readonly value: ReportReason; readonly title: string }[] = [
  { value: 'unkind', title: 'It is unkind to somebody' },
  { value: 'rude', title: 'It is rude or disgusting' },
  { value: 'private', title: 'It tells private things, such as an address' },
  { value: 'cheating', title: 'It asks for passwords, or cheats' },
  { value: 'other', title: 'Something else' },
];

export default function ReportDialog({ subjects, onClose }: ReportDialogProps) {
  const [chosen, setChosen] = useState(0);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [isSent, setIsSent] = useState(false);
  const subject = subjects[chosen];
  const { text: words, write: setWords, forget } = useDraft(`report:${subjects[0]?.id}`);
  const reporting = useReport(() => {
    forget();
    onClose();
  });
  const isLong = lengthOf(words) > REPORT_WORDS_MAX;
  const lacksReason = isSent && reason === null;

  function send() {
    setIsSent(true);
    if (!subject || reason === null || isLong) return;
    const { kind, id } = subject;
    reporting.run({ body: { kind, id, reason, words } });
  }

  return (
    <Dialog
      title="Report"
      help={{ to: 'reporting', about: 'reports' }}
      lead="A person looks at it. Nobody learns who reported it."
      onClose={onClose}
      foot={
        <Button look="main" busy={reporting.busy} busyLabel="Sending…" onClick={send}>
          Send report
        </Button>
      }
    >
      <div className="report-form">
        {subjects.length > 1 ? (
          <Select
            label="What is wrong?"
            value={chosen}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {subjects.map(({ kind, label }, place) => (
              <option key={kind} value={place}>
                {label}
              </option>
            ))}
          </Select>
        ) : (
          <p className="report-what">{subject?.label}</p>
        )}
        <Choices label="Why?" choices={REASONS} value={reason} onChange={setReason} />
        {lacksReason && (
          <p className="field-error" role="alert">
            Please choose a reason.
          </p>
        )}
        <TextArea
          label="Anything to add? (optional)"
          rows={3}
          most={REPORT_WORDS_MAX}
          value={words}
          error={isLong ? `Please use at most ${REPORT_WORDS_MAX} characters.` : undefined}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
    </Dialog>
  );
}
