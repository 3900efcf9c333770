import { ActDialog } from '../ui/act-dialog.tsx';
import { useForm } from '../ui/forms/use-form.ts';
import { showToast } from '../ui/toasts.ts';
import { AccountFields, checkAccount, NO_ACCOUNT, sendAccount } from './account-fields.tsx';
import { useKeep } from './session.ts';

const OPENS = [
  'More horses, foals of your own, and the marketplace',
  'Chat, letters and a page of your own',
  'A salary every day',
] as const;

interface KeepDialogProps {
  /** The guest's horse. */
  readonly name: string;
  readonly onClose: () => void;
}

/** A guest becomes a player: horse, results and coins stay. */
export default function KeepDialog({ name, onClose }: KeepDialogProps) {
  const keeping = useKeep(({ username }) =>
    showToast({ title: `${name} stays with you`, description: `Welcome to Fetlock, ${username}.` }),
  );
  const { values, form, text } = useForm({
    first: NO_ACCOUNT,
    eager: true,
    check: checkAccount,
    onSend: (filled) => sendAccount(filled, (body) => keeping.run({ body })),
  });
  return (
    <ActDialog
      title={`Keep ${name}: choose a name and a password`}
      lead={`${name}, all results and all coins stay yours, on any device.`}
      onClose={onClose}
      cancel="Not now"
      act={`Keep ${name}`}
      busy={keeping.busy}
      busyLabel="Keeping…"
      form={form}
      formClass="keep-form"
    >
      <AccountFields values={values} text={text} />
      <div>
        <p>It also opens:</p>
        <ul className="keep-opens">
          {OPENS.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </ActDialog>
  );
}
