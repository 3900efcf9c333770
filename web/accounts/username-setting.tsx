import { Lock } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { useForm } from '../ui/forms/use-form.ts';
import { Setting } from '../ui/setting.tsx';
import { dateOf } from '../ui/when.ts';
import { useChangeUsername, type Account } from './use-account.ts';

export function UsernameSetting({ account: { username, usernameUnlocksAt } }: { readonly account: Account }) {
  const changing = useChangeUsername();
  const isLocked = usernameUnlocksAt !== null;
  const { form, text } = useForm({
    first: { username },
    check: (values) => ({
      username: values.username.trim() === '' ? 'Please enter a new username.' : undefined,
    }),
    onSend(values) {
      if (!isLocked) changing.run({ body: { username: values.username.trim() } });
    },
  });

  return (
    <Setting id="username" title="Change Username" lead="Once every six months.">
      <form className="setting-form" {...form}>
        <div className="setting-row">
          <Field
            label="Username"
            autoComplete="username"
            most={20}
            disabled={isLocked}
            {...text('username')}
            {...(isLocked && { value: username })}
          />
          <Button
            type="submit"
            ariaDisabled={isLocked}
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
