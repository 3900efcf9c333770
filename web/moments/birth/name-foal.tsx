import { Dices } from 'lucide-react';
import { useState } from 'react';
import { suggestFoalName } from '../../../game/horses/foal-names.ts';
import { HORSE_NAME_MAX } from '../../../game/horses/name.ts';
import { useAct } from '../../api/act.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { pronounsOf } from '../../ui/text.ts';
import { ShareButton } from '../share-button.tsx';
import type { BirthMoment } from '../use-moments.ts';
import { formatAlbumFirsts } from './birth-text.ts';

interface NameFoalProps {
  readonly birth: BirthMoment;
  readonly onNamed: (name: string) => void;
}

/** Starts with a suggestion, so that one press is enough. */
export function NameFoal({ birth, onNamed }: NameFoalProps) {
  const { foal } = birth;
  const { Possessive: her, object } = pronounsOf(foal.gender);
  const [index, setIndex] = useState(0);
  const { run, busy } = useAct('PATCH /api/horses/:id/name', {
    onDone: (named) => onNamed(named.name),
    failure: { title: 'Error', text: 'Failed to name the foal' },
  });
  const { form, text, reset } = useForm({
    first: { name: suggestFoalName(foal.look.seed, foal.gender, index) },
    check: ({ name }) => ({ name: name.trim() === '' ? 'Horse name cannot be empty' : undefined }),
    onSend: ({ name }) => run({ params: { id: foal.id }, body: { name: name.trim() } }),
  });
  function suggest() {
    setIndex(index + 1);
    reset();
  }
  const album = formatAlbumFirsts(birth);
  return (
    <form className="birth-name" {...form}>
      <Field label={`${her} name`} most={HORSE_NAME_MAX} autoComplete="off" {...text('name')} />
      <IconButton label="Another name" onClick={suggest}>
        <Dices className="icon" aria-hidden />
      </IconButton>
      <div className="birth-acts">
        <Button variant="main" type="submit" busy={busy} busyLabel="Naming…">
          Name {object}
        </Button>
        <ShareButton horseId={foal.id} name="the foal" />
      </div>
      <p className="birth-note">
        {album !== null && `${album} `}You can name {object} later, too.
      </p>
    </form>
  );
}
