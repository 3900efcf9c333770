import { useId } from 'react';
import { OWN_PASSWORD_PROBLEMS, ownPasswordProblem } from '../../game/accounts/own-password.ts';
import { START_COINS } from '../../game/ledger/coins.ts';
import { DEFAULT_GUILD, GUILD_ROWS, GUILDS, type Guild } from '../../game/guild-work/guilds.ts';
import { formatGuildEffects } from '../../game/guild-work/format-guild.ts';
import { Button } from '../ui/button.tsx';
import { inDigits } from '../ui/coins.tsx';
import { Field } from '../ui/forms/field.tsx';
import { RadioTiles } from '../ui/forms/radio-tiles.tsx';
import { useForm } from '../ui/forms/use-form.ts';
import { useRegister } from './session.ts';
import { GuildMark } from '../portrait/guild-mark.tsx';

export function RegisterForm() {
  const register = useRegister();
  const { values, form, text, control } = useForm({
    first: { username: '', email: '', password: '', confirmation: '', guild: DEFAULT_GUILD },
    eager: true,
    check: ({ username, email, password }) => {
      const problem = password === '' ? undefined : ownPasswordProblem({ username, email, password });
      return { password: problem && OWN_PASSWORD_PROBLEMS[problem] };
    },
    onSend({ username, email, password, confirmation, guild }) {
      if (username === '' || email === '' || password === '') return;
      if (password === confirmation) register.run({ body: { username, email, password, guild } });
      else window.alert('Passwords do not match!');
    },
  });
  // Warns only once the two can no longer match.
  const differ = !values.password.startsWith(values.confirmation);

  return (
    <form className="auth-form" {...form}>
      <Field
        label="Username"
        name="username"
        // Players log in with their email: a password manager stores that one.
        autoComplete="nickname"
        {...text('username')}
      />
      <Field label="Email" name="email" type="email" autoComplete="username" {...text('email')} />
      <div className="auth-pair">
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          {...text('password')}
        />
        <Field
          label="Confirm Password"
          name="confirm-password"
          type="password"
          autoComplete="new-password"
          {...text('confirmation')}
          error={differ ? 'The passwords do not match.' : undefined}
        />
      </div>
      <GuildChoice {...control('guild')} />
      <Button variant="main" type="submit" busy={register.busy} busyLabel="Opening your stable…">
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
  const effectsId = useId();
  return (
    <div>
      <RadioTiles
        label="Guild"
        className="guilds"
        value={value}
        onChange={onChange}
        describedBy={effectsId}
        tiles={GUILDS.map((guild) => ({
          value: guild,
          label: GUILD_ROWS[guild].label,
          picture: <GuildMark guild={guild} />,
          className: `guild-${guild}`,
        }))}
      />
      <ul className="guild-text" id={effectsId} aria-live="polite">
        {formatGuildEffects(value).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
