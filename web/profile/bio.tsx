import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { BIO_MAX, bioProblem, tidyBio } from '../../game/players/bio.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { useChangeBio } from './use-profile.ts';

/** "About My Stable": read, then written anew, then kept or left as it was. */
export function Bio({ bio }: { readonly bio: string }) {
  const [editing, setEditing] = useState(false);
  const part = useRef<HTMLElement>(null);
  function close() {
    setEditing(false);
    // The editor is gone, and its focus with it.
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

function BioEditor({ bio, onClose }: { readonly bio: string; readonly onClose: () => void }) {
  const [text, setText] = useState(bio);
  const change = useChangeBio(onClose);
  const form = useRef<HTMLFormElement>(null);
  const problem = bioProblem(tidyBio(text));
  // The editor was asked for a moment ago: typing starts at once, at the end.
  useEffect(() => {
    const area = form.current?.querySelector('textarea');
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);

  function save(event: FormEvent) {
    event.preventDefault();
    if (problem !== undefined) return;
    if (tidyBio(text) === bio) onClose();
    else change.run({ body: { bio: text } });
  }

  return (
    <form className="bio-editor" noValidate onSubmit={save} ref={form}>
      <TextArea
        label="About My Stable"
        labelHidden
        rows={6}
        most={BIO_MAX}
        value={text}
        error={problem}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex gap-2">
        <Button look="main" type="submit" busy={change.busy} busyLabel="Saving…">
          Save
        </Button>
        <Button onClick={onClose} disabled={change.busy}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
