import { ActDialog } from '../ui/act-dialog.tsx';
import { useForm } from '../ui/forms/use-form.ts';
import { CodeProof, PasswordProof } from './proof-fields.tsx';
import { useRenewCodes, useTurnOff } from './use-account.ts';

interface CodeDialogProps {
  readonly act: 'turn-off' | 'renew';
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

const TEXT = {
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
  const turningOff = useTurnOff(onClose);
  const renewing = useRenewCodes((codes) => {
    onClose();
    onCodes(codes);
  });
  const { title, lead, button, busy } = TEXT[act];
  const running = act === 'renew' ? renewing : turningOff;

  const { form, control } = useForm({
    first: { password: '', code: '' },
    onSend({ password, code }) {
      if (password !== '' && code.trim() !== '') running.run({ body: { currentPassword: password, code } });
    },
  });

  return (
    <ActDialog
      title={title}
      lead={lead}
      onClose={onClose}
      cancel="Cancel"
      act={button}
      busy={running.busy}
      busyLabel={busy}
      form={form}
      formClass="setting-form"
    >
      <PasswordProof {...control('password')} />
      <CodeProof {...control('code')} />
    </ActDialog>
  );
}
