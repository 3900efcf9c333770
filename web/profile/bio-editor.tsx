import { useEffect } from 'react';
import { BIO_MAX, bioProblem } from '../../game/profile/bio.ts';
import { tidyText } from '../../game/written-text.ts';
import { useDraft } from '../api/draft.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/forms/text-area.tsx';
import { useForm } from '../ui/forms/use-form.ts';
import { useChangeBio } from './use-profile.ts';

interface BioEditorProps {
  readonly bio: string;
  readonly onClose: () => void;
}

export default function BioEditor({ bio, onClose }: BioEditorProps) {
  const change = useChangeBio(end);
  const { form, text, reset } = useForm({
    first: { bio },
    drafts: { bio: useDraft('bio', bio) },
    eager: true,
    check: (values) => ({ bio: bioProblem(tidyText(values.bio)) }),
    onSend(values) {
      if (tidyText(values.bio) === bio) end();
      else change.run({ body: values });
    },
  });
  const { ref } = form;
  useEffect(() => {
    const area = ref.current?.querySelector('textarea');
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, [ref]);

  function end() {
    reset();
    onClose();
  }

  return (
    <form className="bio-editor" {...form}>
      <TextArea
        label="About My Stable"
        labelHidden
        rows={6}
        most={BIO_MAX}
        {...text('bio')}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && !change.busy) onClose();
        }}
      />
      <div className="flex gap-2">
        <Button variant="main" type="submit" busy={change.busy} busyLabel="Saving…">
          Save
        </Button>
        <Button onClick={end} disabled={change.busy}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
