import { useId, useState, type FormEvent } from 'react';
import {
  TOKEN_DAYS,
  TOKEN_NAME_MAX,
  TOKEN_SCOPES,
  type TokenScope,
} from '../../game/accounts/access-tokens.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { Field } from '../ui/forms/field.tsx';
import { CodeProof, NO_CODE, NO_PASSWORD, PasswordProof } from './proof-fields.tsx';
import { SCOPE_WORDS } from './scope-words.ts';
import { useMakeToken } from './use-access-tokens.ts';

interface TokenDialogProps {
  readonly twoFactor: boolean;
  readonly onMade: (token: string) => void;
  readonly onClose: () => void;
}

export default function TokenDialog({ twoFactor, onMade, onClose }: TokenDialogProps) {
  const form = useId();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>([]);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const making = useMakeToken((token) => {
    onClose();
    onMade(token);
  });
  const [missing, setMissing] = useState<'name' | 'scopes' | 'password' | 'code'>();

  function firstMissing(): typeof missing {
    if (name.trim() === '') return 'name';
    if (scopes.length === 0) return 'scopes';
    if (password === '') return 'password';
    return twoFactor && code.trim() === '' ? 'code' : undefined;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = firstMissing();
    setMissing(found);
    if (found !== undefined) return;
    making.run({
      body: { name, scopes: [...scopes], currentPassword: password, ...(twoFactor && { code }) },
    });
  }

  const choose = (scope: TokenScope, chosen: boolean) =>
    setScopes(chosen ? [...scopes, scope] : scopes.filter((other) => other !== scope));

  return (
    <Dialog
      title="New access token"
      lead={`It reads for ${TOKEN_DAYS} days, or until your password changes.`}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="main" type="submit" form={form} busy={making.busy} busyLabel="Making…">
            Make token
          </Button>
        </>
      }
    >
      <form id={form} className="setting-form" noValidate onSubmit={submit}>
        <Field
          label="What is it for?"
          placeholder="My breeding table"
          most={TOKEN_NAME_MAX}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={missing === 'name' ? 'Please say what it is for.' : undefined}
        />
        <fieldset className="token-scopes">
          <legend>What it may read</legend>
          {TOKEN_SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              labelled
              label={`${SCOPE_WORDS[scope].label}: ${SCOPE_WORDS[scope].detail}`}
              checked={scopes.includes(scope)}
              onChange={(chosen) => choose(scope, chosen)}
            />
          ))}
          {missing === 'scopes' && (
            <p className="field-error" role="alert">
              Please tick what it may read.
            </p>
          )}
        </fieldset>
        <PasswordProof
          value={password}
          onChange={setPassword}
          error={missing === 'password' ? NO_PASSWORD : undefined}
        />
        {twoFactor && (
          <CodeProof value={code} onChange={setCode} error={missing === 'code' ? NO_CODE : undefined} />
        )}
      </form>
    </Dialog>
  );
}
