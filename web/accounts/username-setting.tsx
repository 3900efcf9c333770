import { Lock } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { Setting } from '../ui/setting.tsx';
import { dateOf } from '../ui/when.ts';
import { useChangeUsername, type Account } from './use-account.ts';

export function UsernameSetting({ account: { username, usernameUnlocksAt } }: { readonly account: Account }) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const changing = useChangeUsername();
  const isLocked = usernameUnlocksAt !== null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isLocked) return;
    const wanted = (typed ?? username).trim();
    setProblem(wanted === '' ? 'Please enter a new username.' : undefined);
    if (wanted !== '') changing.run({ body: { username: wanted } });
  }

  return (
    <Setting id="username" title="Change Username" lead="Once every six months.">
      <form className="setting-form" noValidate onSubmit={submit}>
        <div className="setting-row">
          <Field
            label="Username"
            autoComplete="username"
            most={20}
            disabled={isLocked}
            value={isLocked ? username : (typed ?? username)}
            onChange={({ target }) => setTyped(target.value)}
            error={problem}
          />
          <Button
            type="submit"
            barred={isLocked}
            busy={changing.busy}
            busyLabel="Changing…"
            aria-label="Change username"
          >
            Change
          </Button>
        </div>
        {isLocked && (
          <p className="setting-note">
            <Lock className="icon icon-small" aria-hidden />
            You can change it again on {dateOf(new Date(usernameUnlocksAt))}.
          </p>
        )}
      </form>
    </Setting>
  );
}
