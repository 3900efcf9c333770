import { ActDialog } from '../ui/act-dialog.tsx';
import {
  TOKEN_DAYS,
  TOKEN_NAME_MAX,
  TOKEN_SCOPES,
  type TokenScope,
} from '../../game/accounts/access-tokens.ts';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { Field } from '../ui/forms/field.tsx';
import { useForm } from '../ui/forms/use-form.ts';
import { CodeProof, NO_CODE, NO_PASSWORD, PasswordProof } from './proof-fields.tsx';
import { SCOPE_TEXT } from './scope-text.ts';
import { useMakeToken } from './use-access-tokens.ts';

interface TokenDialogProps {
  readonly twoFactor: boolean;
  readonly onMade: (token: string) => void;
  readonly onClose: () => void;
}

export default function TokenDialog({ twoFactor, onMade, onClose }: TokenDialogProps) {
  const making = useMakeToken((token) => {
    onClose();
    onMade(token);
  });
  const { values, form, text, control, change, problem } = useForm({
    first: { name: '', scopes: [] as readonly TokenScope[], password: '', code: '' },
    check: (typed) => ({
      name: typed.name.trim() === '' ? 'Please say what it is for.' : undefined,
      scopes: typed.scopes.length === 0 ? 'Please tick what it may read.' : undefined,
      password: typed.password === '' ? NO_PASSWORD : undefined,
      code: twoFactor && typed.code.trim() === '' ? NO_CODE : undefined,
    }),
    onSend: ({ name, scopes, password, code }) =>
      making.run({
        body: { name, scopes: [...scopes], currentPassword: password, ...(twoFactor && { code }) },
      }),
  });
  const { scopes } = values;
  const lacksScopes = problem('scopes');

  const choose = (scope: TokenScope, chosen: boolean) =>
    change({ scopes: chosen ? [...scopes, scope] : scopes.filter((other) => other !== scope) });

  return (
    <ActDialog
      title="New access token"
      lead={`It reads for ${TOKEN_DAYS} days, or until your password changes.`}
      onClose={onClose}
      cancel="Cancel"
      act="Make token"
      busy={making.busy}
      busyLabel="Making…"
      form={form}
      formClass="setting-form"
    >
      <Field
        label="What is it for?"
        placeholder="My breeding table"
        most={TOKEN_NAME_MAX}
        {...text('name')}
      />
      <fieldset className="token-scopes" data-invalid={lacksScopes && true}>
        <legend>What it may read</legend>
        {TOKEN_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            labelled
            label={`${SCOPE_TEXT[scope].label}: ${SCOPE_TEXT[scope].detail}`}
            checked={scopes.includes(scope)}
            onChange={(chosen) => choose(scope, chosen)}
          />
        ))}
        {lacksScopes !== undefined && (
          <p className="field-error" role="alert">
            {lacksScopes}
          </p>
        )}
      </fieldset>
      <PasswordProof {...control('password')} />
      {twoFactor && <CodeProof {...control('code')} />}
    </ActDialog>
  );
}
