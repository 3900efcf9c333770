import { ActDialog } from '../ui/act-dialog.tsx';
import { REPORT_WORDS_MAX } from '../../game/kindness/reports.ts';
import { lengthOf } from '../../game/written-text.ts';
import { useDraft } from '../api/draft.ts';
import { Choices } from '../ui/forms/choices.tsx';
import { Select } from '../ui/forms/field.tsx';
import { TextArea } from '../ui/forms/text-area.tsx';
import { useForm } from '../ui/forms/use-form.ts';
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
  const draft = useDraft(`report:${subjects[0]?.id}`);
  const { values, ref, text, control, change, send, reset } = useForm({
    first: { chosen: 0, reason: null as ReportReason | null, words: '' },
    drafts: { words: draft },
    check: ({ reason, words }) => ({
      reason: reason === null ? 'Please choose a reason.' : undefined,
      words: tooLong(words),
    }),
    onSend({ chosen, reason, words }) {
      const subject = subjects[chosen];
      if (!subject || reason === null) return;
      const { kind, id } = subject;
      reporting.run({ body: { kind, id, reason, words } });
    },
  });
  const reporting = useReport(() => {
    reset();
    onClose();
  });

  return (
    <ActDialog
      title="Report"
      help={{ to: 'reporting', about: 'reports' }}
      lead="A person looks at it. Nobody learns who reported it."
      onClose={onClose}
      act="Send report"
      busy={reporting.busy}
      busyLabel="Sending…"
      onAct={() => send()}
    >
      <div className="report-form" ref={ref}>
        {subjects.length > 1 ? (
          <Select
            label="What is wrong?"
            value={values.chosen}
            onChange={({ target }) => change({ chosen: Number(target.value) })}
          >
            {subjects.map(({ kind, label }, place) => (
              <option key={kind} value={place}>
                {label}
              </option>
            ))}
          </Select>
        ) : (
          <p className="report-what">{subjects[0]?.label}</p>
        )}
        <Choices label="Why?" choices={REASONS} {...control('reason')} />
        <TextArea
          label="Anything to add? (optional)"
          rows={3}
          most={REPORT_WORDS_MAX}
          {...text('words')}
          error={tooLong(values.words)}
        />
      </div>
    </ActDialog>
  );
}

const tooLong = (words: string) =>
  lengthOf(words) > REPORT_WORDS_MAX ? `Please use at most ${REPORT_WORDS_MAX} characters.` : undefined;
