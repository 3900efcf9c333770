import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { DELETION_DAYS } from '../../game/accounts/deletion.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './forms/field.tsx';

interface DeleteDialogProps {
  readonly title: string;
  readonly lead: string;
  readonly username: string;
  /** False while other proofs are missing. */
  readonly isProved?: boolean;
  readonly busy: boolean;
  readonly onDelete: () => void;
  readonly onClose: () => void;
  /** Fields for other proofs. */
  readonly children?: ReactNode;
}

/** Asks for the username, so that nobody deletes by accident. */
export function DeleteDialog({
  title,
  lead,
  username,
  isProved = true,
  busy,
  onDelete,
  onClose,
  children,
}: DeleteDialogProps) {
  const form = useId();
  const [name, setName] = useState('');
  const isReady = isProved && name.trim() === username;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isReady) onDelete();
  }

  return (
    <Dialog
      title={title}
      lead={lead}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Stay</Button>
          <Button look="main" type="submit" form={form} barred={!isReady} busy={busy} busyLabel="Asking…">
            Delete in {DELETION_DAYS} days
          </Button>
        </>
      }
    >
      <form id={form} className="setting-form" noValidate onSubmit={submit}>
        <Field
          label={`Type your username: ${username}`}
          autoComplete="off"
          maxLength={20}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        {children}
      </form>
    </Dialog>
  );
}
