import { useState, type FormEvent } from 'react';
import { DEFAULT_GUILD, type Guild } from '../../game/guild-work/guilds.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { GuildChoice } from './register-form.tsx';

interface ArriveFormProps {
  readonly busy: boolean;
  readonly onStart: (stable: { readonly username: string; readonly guild: Guild }) => void;
}

/** Names the player's stable on a first visit to this realm. */
export function ArriveForm({ busy, onStart }: ArriveFormProps) {
  const [username, setUsername] = useState('');
  const [guild, setGuild] = useState<Guild>(DEFAULT_GUILD);
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = username.trim();
    setProblem(wanted === '' ? 'Please choose a username.' : undefined);
    if (wanted !== '') onStart({ username: wanted, guild });
  }

  return (
    <form className="auth-form" noValidate onSubmit={submit}>
      <Field
        label="Username in this realm"
        autoComplete="username"
        maxLength={20}
        value={username}
        onChange={({ target }) => setUsername(target.value)}
        error={problem}
      />
      <GuildChoice value={guild} onChange={setGuild} />
      <Button look="main" type="submit" busy={busy} busyLabel="Opening your stable…">
        Start my stable
      </Button>
    </form>
  );
}
