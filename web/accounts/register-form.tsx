import { useId } from 'react';
import { START_COINS } from '../../game/ledger/coins.ts';
import { DEFAULT_GUILD, GUILD_ROWS, GUILDS, type Guild } from '../../game/guild-work/guilds.ts';
import { formatGuildEffects } from '../../game/guild-work/format-guild.ts';
import { Button } from '../ui/button.tsx';
import { inDigits } from '../ui/coins.tsx';
import { RadioTiles } from '../ui/forms/radio-tiles.tsx';
import { useForm } from '../ui/forms/use-form.ts';
import { AccountFields, checkAccount, NO_ACCOUNT, sendAccount } from './account-fields.tsx';
import { useRegister } from './session.ts';
import { GuildMark } from '../portrait/guild-mark.tsx';

export function RegisterForm() {
  const register = useRegister();
  const { values, form, text, control } = useForm({
    first: { ...NO_ACCOUNT, guild: DEFAULT_GUILD },
    eager: true,
    check: checkAccount,
    onSend: ({ guild, ...values }) =>
      sendAccount(values, (account) => register.run({ body: { ...account, guild } })),
  });

  return (
    <form className="auth-form" {...form}>
      <AccountFields values={values} text={text} />
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
