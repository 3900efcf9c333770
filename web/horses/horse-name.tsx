import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { HORSE_NAME_MAX } from '../../game/horses/name.ts';
import { useAct } from '../api/act.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { useForm } from '../ui/forms/use-form.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { showToast } from '../ui/toasts.ts';
import type { Horse } from './use-horses.ts';
import { nameClass, nameProblem } from './horse-text.ts';

export function HorseName({ horse }: { readonly horse: Pick<Horse, 'id' | 'name'> }) {
  const [editing, setEditing] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  function close() {
    setEditing(false);
    // Restores the focus lost with the editor.
    requestAnimationFrame(() => line.current?.querySelector('button')?.focus());
  }
  return editing ? (
    <NameEditor horse={horse} onClose={close} />
  ) : (
    <div className="name-line" ref={line}>
      <PageHeading title={horse.name} className={nameClass(horse.name)} />
      <IconButton label={`Rename ${horse.name}`} onClick={() => setEditing(true)}>
        <Pencil className="icon" aria-hidden />
      </IconButton>
    </div>
  );
}

interface NameEditorProps {
  readonly horse: Pick<Horse, 'id' | 'name'>;
  readonly onClose: () => void;
}

function NameEditor({ horse, onClose }: NameEditorProps) {
  const rename = useRename(horse, onClose);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);

  const { form, text } = useForm({
    first: { name: horse.name },
    check: ({ name }) => ({ name: nameProblem(name) }),
    onSend({ name }) {
      if (name.trim() === horse.name) onClose();
      else rename.run({ params: { id: horse.id }, body: { name: name.trim() } });
    },
  });

  return (
    <form className="name-editor" {...form}>
      <PageHeading title={horse.name} className="sr" />
      <Field
        label="Horse name"
        ref={input}
        most={HORSE_NAME_MAX}
        autoComplete="off"
        {...text('name')}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && !rename.busy) onClose();
        }}
      />
      <div className="flex gap-2">
        <Button variant="main" type="submit" busy={rename.busy} busyLabel="Saving…">
          Save
        </Button>
        <Button onClick={onClose} disabled={rename.busy}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function useRename(horse: Pick<Horse, 'id' | 'name'>, onDone: () => void) {
  return useAct('PATCH /api/horses/:id/name', {
    onDone(renamed) {
      showToast({ title: `${horse.name} is now ${renamed.name}` });
      onDone();
    },
    failure: { title: 'Error', text: 'Failed to update horse name' },
  });
}
