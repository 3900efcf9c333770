import { useEffect, useRef, useState, type FormEvent } from 'react';
import { BIO_MAX, bioProblem } from '../../game/profile/bio.ts';
import { tidyText } from '../../game/written-text.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/forms/text-area.tsx';
import { useChangeBio } from './use-profile.ts';

interface BioEditorProps {
  readonly bio: string;
  readonly onClose: () => void;
}

export default function BioEditor({ bio, onClose }: BioEditorProps) {
  const [text, setText] = useState(bio);
  const change = useChangeBio(onClose);
  const form = useRef<HTMLFormElement>(null);
  const problem = bioProblem(tidyText(text));
  useEffect(() => {
    const area = form.current?.querySelector('textarea');
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);

  function save(event: FormEvent) {
    event.preventDefault();
    if (problem !== undefined) return;
    if (tidyText(text) === bio) onClose();
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
        onKeyDown={({ key }) => {
          if (key === 'Escape' && !change.busy) onClose();
        }}
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
