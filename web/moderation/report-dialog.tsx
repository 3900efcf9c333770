import { ActDialog } from '../ui/act-dialog.tsx';
import { REPORT_COMMENT_MAX } from '../../game/moderation/reports.ts';
import { lengthOf } from '../../game/written-text.ts';
import { useDraft } from '../api/draft.ts';
import { Choices } from '../ui/forms/choices.tsx';
import { Select } from '../ui/forms/field.tsx';
import { TextArea } from '../ui/forms/text-area.tsx';
import { useForm } from '../ui/forms/use-form.ts';
import { useReport, type ReportReason, type SubjectKind } from './use-moderation.ts';

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
    first: { chosen: 0, reason: null as ReportReason | null, comment: '' },
    drafts: { comment: draft },
    check: ({ reason, comment }) => ({
      reason: reason === null ? 'Please choose a reason.' : undefined,
      comment: tooLong(comment),
    }),
    onSend({ chosen, reason, comment }) {
      const subject = subjects[chosen];
      if (!subject || reason === null) return;
      const { kind, id } = subject;
      reporting.run({ body: { kind, id, reason, comment } });
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
            {subjects.map(({ kind, label }, index) => (
              <option key={kind} value={index}>
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
          most={REPORT_COMMENT_MAX}
          {...text('comment')}
          error={tooLong(values.comment)}
        />
      </div>
    </ActDialog>
  );
}

const tooLong = (comment: string) =>
  lengthOf(comment) > REPORT_COMMENT_MAX ? `Please use at most ${REPORT_COMMENT_MAX} characters.` : undefined;
