import { useEffect, useRef, type FormEvent } from 'react';
import { BIO_MAX, bioProblem } from '../../game/profile/bio.ts';
import { tidyText } from '../../game/written-text.ts';
import { useDraft } from '../api/draft.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/forms/text-area.tsx';
import { useChangeBio } from './use-profile.ts';

interface BioEditorProps {
  readonly bio: string;
  readonly onClose: () => void;
}

export default function BioEditor({ bio, onClose }: BioEditorProps) {
  const { text, write, forget } = useDraft('bio', bio);
  const change = useChangeBio(end);
  const form = useRef<HTMLFormElement>(null);
  const problem = bioProblem(tidyText(text));
  useEffect(() => {
    const area = form.current?.querySelector('textarea');
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);

  function end() {
    forget();
    onClose();
  }

  function save(event: FormEvent) {
    event.preventDefault();
    if (problem !== undefined) return;
    if (tidyText(text) === bio) end();
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
        onChange={({ target }) => write(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && !change.busy) onClose();
        }}
      />
      <div className="flex gap-2">
        <Button look="main" type="submit" busy={change.busy} busyLabel="Saving…">
          Save
        </Button>
        <Button onClick={end} disabled={change.busy}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
