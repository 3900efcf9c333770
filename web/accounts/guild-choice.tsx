import { useId } from 'react';
import { GUILD_ROWS, GUILDS, guildWords } from '../../game/guild-work/guilds.ts';
import type { Guild } from '../../game/guild-work/guilds.ts';
import { GuildMark } from '../portrait/guild-mark.tsx';

interface GuildChoiceProps {
  readonly value: Guild;
  readonly onChange: (guild: Guild) => void;
}

/** The four guilds, and under them every effect of the one that is chosen. */
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
