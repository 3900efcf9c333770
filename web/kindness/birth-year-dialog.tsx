import { useState, type FormEvent } from 'react';
import { isBirthYear } from '../../game/kindness/age.ts';
import { worldNow } from '../api/world-clock.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/forms/field.tsx';
import { useBirthYear } from './use-kindness.ts';

interface BirthYearDialogProps {
  readonly onAnswered?: (mayTalk: boolean) => void;
  readonly onClose: () => void;
}

/** Opened when a call is refused with `BIRTH_YEAR_NEEDED`. */
export default function BirthYearDialog({ onAnswered, onClose }: BirthYearDialogProps) {
  const [year, setYear] = useState('');
  const [error, setError] = useState<string>();
  const saving = useBirthYear((mayTalk) => {
    onClose();
    onAnswered?.(mayTalk);
  });

  function save(event: FormEvent) {
    event.preventDefault();
    const birthYear = Number(year);
    if (isBirthYear(birthYear, worldNow())) saving.run({ body: { birthYear } });
    else setError('Please enter a year, such as 2010.');
  }

  return (
    <Dialog
      title="When were you born?"
      help={{ to: 'talk-age', about: 'who may write' }}
      lead="We ask once. Nobody else sees it, and the year is enough."
      onClose={onClose}
      foot={
        <Button look="main" type="submit" form="birth-year" busy={saving.busy} busyLabel="Saving…">
          Save
        </Button>
      }
    >
      <form id="birth-year" className="report-form" noValidate onSubmit={save}>
        <Field
          label="Year of birth"
          inputMode="numeric"
          autoComplete="bday-year"
          value={year}
          error={error}
          onChange={({ target }) => {
            setError(undefined);
            setYear(target.value);
          }}
        />
        <p className="text-15 text-muted">
          Chat and letters are for players of 13 and over. Everything else in Fetlock is for everybody.
        </p>
      </form>
    </Dialog>
  );
}
