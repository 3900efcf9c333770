import { useState, type FormEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { Setting } from '../ui/setting.tsx';
import { useChangePassword } from './use-account.ts';

const NOTHING = { current: '', fresh: '', again: '' };

const SHORTEST = 6;

type Typed = typeof NOTHING;

/** The field and its problem. */
function problemOf({ current, fresh, again }: Typed): readonly [keyof Typed, string] | undefined {
  if (current === '') return ['current', 'Please fill in all password fields.'];
  if (fresh === '') return ['fresh', 'Please fill in all password fields.'];
  if (again === '') return ['again', 'Please fill in all password fields.'];
  if (fresh !== again) return ['again', 'New passwords do not match.'];
  return fresh.length < SHORTEST ? ['fresh', 'Password must be at least 6 characters.'] : undefined;
}

export function PasswordSetting() {
  const [typed, setTyped] = useState(NOTHING);
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>();
  const changing = useChangePassword(() => setTyped(NOTHING));

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = problemOf(typed);
    setProblem(found);
    if (!found) changing.run({ body: { currentPassword: typed.current, newPassword: typed.fresh } });
  }

  const fieldOf = (name: keyof Typed) => ({
    name,
    type: 'password',
    maxLength: 200,
    value: typed[name],
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: target.value }),
    error: problem?.[0] === name ? problem[1] : undefined,
  });

  return (
    <Setting id="password" title="Change Password" lead="Changing it signs out every other device.">
      <form className="setting-form" noValidate onSubmit={submit}>
        <Field label="Current password" autoComplete="current-password" {...fieldOf('current')} />
        <div className="setting-row">
          <Field
            label="New password"
            autoComplete="new-password"
            placeholder="At least 6 characters"
            {...fieldOf('fresh')}
          />
          <Field label="Confirm password" autoComplete="new-password" {...fieldOf('again')} />
          <Button type="submit" busy={changing.busy} busyLabel="Changing…" aria-label="Change password">
            Change
          </Button>
        </div>
      </form>
    </Setting>
  );
}
