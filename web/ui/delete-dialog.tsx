import type { ReactNode } from 'react';
import { ActDialog } from './act-dialog.tsx';
import { DELETION_DAYS } from '../../game/accounts/deletion.ts';
import { useForm } from './forms/use-form.ts';
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

/** Requires the username, so that nobody deletes by accident. */
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
  const { values, form, text } = useForm({
    first: { name: '' },
    onSend() {
      if (isReady) onDelete();
    },
  });
  const isReady = isProved && values.name.trim() === username;

  return (
    <ActDialog
      title={title}
      lead={lead}
      onClose={onClose}
      cancel="Stay"
      act={<>Delete in {DELETION_DAYS} days</>}
      ariaDisabled={!isReady}
      busy={busy}
      busyLabel="Asking…"
      form={form}
      formClass="setting-form"
    >
      <Field label={`Type your username: ${username}`} autoComplete="off" maxLength={20} {...text('name')} />
      {children}
    </ActDialog>
  );
}
