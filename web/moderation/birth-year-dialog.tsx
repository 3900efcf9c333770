import { ActDialog } from '../ui/act-dialog.tsx';
import { isBirthYear } from '../../game/moderation/age.ts';
import { worldNow } from '../api/world-clock.ts';
import { Field } from '../ui/forms/field.tsx';
import { useForm } from '../ui/forms/use-form.ts';
import { useBirthYear } from './use-moderation.ts';

interface BirthYearDialogProps {
  readonly onAnswered?: (mayTalk: boolean) => void;
  readonly onClose: () => void;
}

/** Opened when a call is refused with `BIRTH_YEAR_NEEDED`. */
export default function BirthYearDialog({ onAnswered, onClose }: BirthYearDialogProps) {
  const saving = useBirthYear((mayTalk) => {
    onClose();
    onAnswered?.(mayTalk);
  });

  const { form, text } = useForm({
    first: { year: '' },
    check: ({ year }) => ({
      year: isBirthYear(Number(year), worldNow()) ? undefined : 'Please enter a year, such as 2010.',
    }),
    onSend: ({ year }) => saving.run({ body: { birthYear: Number(year) } }),
  });

  return (
    <ActDialog
      title="When were you born?"
      help={{ to: 'talk-age', about: 'who may write' }}
      lead="We ask once. Nobody else sees it, and the year is enough."
      onClose={onClose}
      act="Save"
      busy={saving.busy}
      busyLabel="Saving…"
      form={form}
      formClass="report-form"
    >
      <Field label="Year of birth" inputMode="numeric" autoComplete="bday-year" {...text('year')} />
      <p className="text-15 text-muted">
        Chat and letters are for players of 13 and over. Everything else in Fetlock is for everybody.
      </p>
    </ActDialog>
  );
}
