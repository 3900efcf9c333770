import { useState, useId, type FormEvent } from 'react';
import { OWN_PASSWORD_PROBLEMS, ownPasswordProblem } from '../../game/accounts/own-password.ts';
import { START_COINS } from '../../game/ledger/coins.ts';
import { DEFAULT_GUILD, GUILD_ROWS, GUILDS, type Guild } from '../../game/guild-work/guilds.ts';
import { guildWords } from '../../game/guild-work/guild-words.ts';
import { Button } from '../ui/button.tsx';
import { inDigits } from '../ui/coins.tsx';
import { Field } from '../ui/forms/field.tsx';
import { useRegister } from './session.ts';
import { GuildMark } from '../portrait/guild-mark.tsx';

export function RegisterForm() {
  const [username, setUsername] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [guild, setGuild] = useState<Guild>(DEFAULT_GUILD);
  const register = useRegister();
  // Warns only once the two can no longer match.
  const differ = !password.startsWith(again);
  const problem = password === '' ? undefined : ownPasswordProblem({ username, email, password });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (username === '' || email === '' || password === '') return;
    if (password !== again) window.alert('Passwords do not match!');
    else if (!problem) register.run({ body: { username, email, password, guild } });
  }

  return (
    <form className="auth-form" noValidate onSubmit={submit}>
      <Field
        label="Username"
        name="username"
        // Players log in with their email: a password manager stores that one.
        autoComplete="nickname"
        value={username}
        onChange={({ target }) => setUsername(target.value)}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <div className="auth-pair">
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          error={problem && OWN_PASSWORD_PROBLEMS[problem]}
        />
        <Field
          label="Confirm Password"
          name="confirm-password"
          type="password"
          autoComplete="new-password"
          value={again}
          onChange={({ target }) => setAgain(target.value)}
          error={differ ? 'The passwords do not match.' : undefined}
        />
      </div>
      <GuildChoice value={guild} onChange={setGuild} />
      <Button look="main" type="submit" busy={register.busy} busyLabel="Opening your stable…">
        Register
      </Button>
      <p className="text-13 text-muted">
        You start with {inDigits(START_COINS)} coins: enough for your first horse, feed and a few shows.
      </p>
    </form>
  );
}

interface GuildChoiceProps {
  readonly value: Guild;
  readonly onChange: (guild: Guild) => void;
}

export function GuildChoice({ value, onChange }: GuildChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="label pb-1">Guild</legend>
      <div className="guilds">
        {GUILDS.map((guild) => (
          <label key={guild} className={`guild guild-${guild}`}>
            <input
              type="radio"
              name={name}
              value={guild}
              checked={guild === value}
              aria-describedby={`${name}-words`}
              onChange={() => onChange(guild)}
            />
            <GuildMark guild={guild} />
            {GUILD_ROWS[guild].label}
          </label>
        ))}
      </div>
      <ul className="guild-words" id={`${name}-words`} aria-live="polite">
        {guildWords(value).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </fieldset>
  );
}
