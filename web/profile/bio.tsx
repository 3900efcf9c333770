import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../ui/button.tsx';
import { later } from '../ui/loading/later.tsx';

const BioEditor = later(() => import('./bio-editor.tsx'));

export function Bio({ bio }: { readonly bio: string }) {
  const [editing, setEditing] = useState(false);
  const part = useRef<HTMLElement>(null);
  function close() {
    setEditing(false);
    // The focus was in the closed editor.
    requestAnimationFrame(() => part.current?.querySelector('button')?.focus());
  }
  return (
    <section className="bio" aria-labelledby="bio" ref={part}>
      <div className="bio-head">
        <h3 id="bio">About My Stable</h3>
        {!editing && (
          <IconButton label="Edit About My Stable" onClick={() => setEditing(true)}>
            <Pencil className="icon" aria-hidden />
          </IconButton>
        )}
      </div>
      {editing ? (
        <BioEditor bio={bio} onClose={close} />
      ) : (
        <p className={bio === '' ? 'text-muted' : 'bio-words'}>
          {bio === '' ? 'Nothing written yet. What do you breed, and what makes you proud?' : bio}
        </p>
      )}
    </section>
  );
}
