import { useState } from 'react';
import { DELETION_DAYS } from '../../game/accounts/deletion.ts';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { CodeProof, PasswordProof } from './proof-fields.tsx';
import type { Account } from './use-account.ts';
import { useRequestDeletion } from './use-leaving.ts';

interface DeletionDialogProps {
  readonly account: Account;
  readonly onClose: () => void;
}

export default function DeletionDialog({ account, onClose }: DeletionDialogProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { run, busy } = useRequestDeletion(onClose);
  const { username, twoFactor } = account;
  return (
    <DeleteDialog
      title="Delete your account?"
      lead={`It is deleted in ${DELETION_DAYS} days, and all other devices are signed out now.`}
      username={username}
      isProved={password !== '' && (!twoFactor || code.trim() !== '')}
      busy={busy}
      onDelete={() => run({ body: { currentPassword: password, ...(twoFactor && { code }) } })}
      onClose={onClose}
    >
      <PasswordProof value={password} onChange={setPassword} />
      {twoFactor && <CodeProof value={code} onChange={setCode} />}
    </DeleteDialog>
  );
}
