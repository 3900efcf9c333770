import { DEFAULT_GUILD, type Guild } from '../../game/guild-work/guilds.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { useForm } from '../ui/forms/use-form.ts';
import { GuildChoice } from './register-form.tsx';

interface ArriveFormProps {
  readonly busy: boolean;
  readonly onStart: (stable: { readonly username: string; readonly guild: Guild }) => void;
}

/** Names the player's stable on a first visit to this realm. */
export function ArriveForm({ busy, onStart }: ArriveFormProps) {
  const { form, text, control } = useForm({
    first: { username: '', guild: DEFAULT_GUILD },
    check: ({ username }) => ({
      username: username.trim() === '' ? 'Please choose a username.' : undefined,
    }),
    onSend: ({ username, guild }) => onStart({ username: username.trim(), guild }),
  });

  return (
    <form className="auth-form" {...form}>
      <Field label="Username in this realm" autoComplete="username" maxLength={20} {...text('username')} />
      <GuildChoice {...control('guild')} />
      <Button variant="main" type="submit" busy={busy} busyLabel="Opening your stable…">
        Start my stable
      </Button>
    </form>
  );
}
