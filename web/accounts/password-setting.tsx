import { Button } from '../ui/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { useForm } from '../ui/forms/use-form.ts';
import { Setting } from '../ui/setting.tsx';
import { useChangePassword } from './use-account.ts';

const NOTHING = { current: '', fresh: '', confirmation: '' };

const SHORTEST = 6;

/** One problem at a time. */
function problemIn({ current, fresh, confirmation }: typeof NOTHING) {
  const lacks = 'Please fill in all password fields.';
  if (current === '') return { current: lacks };
  if (fresh === '') return { fresh: lacks };
  if (confirmation === '') return { confirmation: lacks };
  if (fresh !== confirmation) return { confirmation: 'New passwords do not match.' };
  return fresh.length < SHORTEST ? { fresh: 'Password must be at least 6 characters.' } : {};
}

export function PasswordSetting() {
  const { form, text, reset } = useForm({
    first: NOTHING,
    check: problemIn,
    onSend: ({ current, fresh }) => changing.run({ body: { currentPassword: current, newPassword: fresh } }),
  });
  const changing = useChangePassword(() => reset());
  const fieldOf = (name: keyof typeof NOTHING) => ({
    name,
    type: 'password',
    maxLength: 200,
    ...text(name),
  });

  return (
    <Setting id="password" title="Change Password" lead="Changing it signs out every other device.">
      <form className="setting-form" {...form}>
        <Field label="Current password" autoComplete="current-password" {...fieldOf('current')} />
        <div className="setting-row">
          <Field
            label="New password"
            autoComplete="new-password"
            placeholder="At least 6 characters"
            {...fieldOf('fresh')}
          />
          <Field label="Confirm password" autoComplete="new-password" {...fieldOf('confirmation')} />
          <Button type="submit" busy={changing.busy} busyLabel="Changing…" aria-label="Change password">
            Change
          </Button>
        </div>
      </form>
    </Setting>
  );
}
