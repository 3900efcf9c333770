import { Dices } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { suggestFoalName } from '../../../game/horses/foal-names.ts';
import { HORSE_NAME_MAX } from '../../../game/horses/name.ts';
import { useAct } from '../../api/act.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { pronounsOf } from '../../ui/words.ts';
import { ShareButton } from '../share-button.tsx';
import type { BirthMoment } from '../use-moments.ts';
import { albumWords } from './birth-words.ts';

interface NameFoalProps {
  readonly birth: BirthMoment;
  readonly onNamed: (name: string) => void;
}

/** Starts with a suggestion, so that one press is enough. */
export function NameFoal({ birth, onNamed }: NameFoalProps) {
  const { foal } = birth;
  const { Possessive: her, object } = pronounsOf(foal.gender);
  const [nth, setNth] = useState(0);
  const [name, setName] = useState(() => suggestFoalName(foal.look.seed, foal.gender));
  const [problem, setProblem] = useState<string>();
  const { run, busy } = useAct('PATCH /api/horses/:id/name', {
    onDone: (named) => onNamed(named.name),
    failure: { title: 'Error', text: 'Failed to name the foal' },
  });
  function save(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') setProblem('Horse name cannot be empty');
    else run({ params: { id: foal.id }, body: { name: name.trim() } });
  }
  function suggest() {
    setNth(nth + 1);
    setName(suggestFoalName(foal.look.seed, foal.gender, nth + 1));
    setProblem(undefined);
  }
  const album = albumWords(birth);
  return (
    <form className="birth-name" noValidate onSubmit={save}>
      <Field
        label={`${her} name`}
        most={HORSE_NAME_MAX}
        autoComplete="off"
        value={name}
        error={problem}
        onChange={({ target }) => {
          setName(target.value);
          setProblem(undefined);
        }}
      />
      <IconButton label="Another name" onClick={suggest}>
        <Dices className="icon" aria-hidden />
      </IconButton>
      <div className="birth-acts">
        <Button look="main" type="submit" busy={busy} busyLabel="Naming…">
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
