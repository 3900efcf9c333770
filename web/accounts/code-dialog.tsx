import { useId, useState, type FormEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { CodeProof, PasswordProof } from './proof-fields.tsx';
import { useRenewCodes, useTurnOff } from './use-account.ts';

interface CodeDialogProps {
  readonly act: 'turn-off' | 'renew';
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

const WORDS = {
  'turn-off': {
    title: 'Turn two-factor off',
    lead: 'Signing in will ask for your password only.',
    button: 'Turn off',
    busy: 'Turning off…',
  },
  renew: {
    title: 'New recovery codes',
    lead: 'The old ones stop working.',
    button: 'Make new codes',
    busy: 'Making codes…',
  },
} as const;

/** Asks for the password and a code. */
export default function CodeDialog({ act, onCodes, onClose }: CodeDialogProps) {
  const form = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const turningOff = useTurnOff(onClose);
  const renewing = useRenewCodes((codes) => {
    onClose();
    onCodes(codes);
  });
  const { title, lead, button, busy } = WORDS[act];
  const running = act === 'renew' ? renewing : turningOff;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (password === '' || code.trim() === '') return;
    running.run({ body: { currentPassword: password, code } });
  }

  return (
    <Dialog
      title={title}
      lead={lead}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="main" type="submit" form={form} busy={running.busy} busyLabel={busy}>
            {button}
          </Button>
        </>
      }
    >
      <form id={form} className="setting-form" noValidate onSubmit={submit}>
        <PasswordProof value={password} onChange={setPassword} />
        <CodeProof value={code} onChange={setCode} />
      </form>
    </Dialog>
  );
}
