import { GUILD_ROWS, type Guild } from '../../../game/guild-work/guilds.ts';
import { GuildMark } from '../../portrait/guild-mark.tsx';
import { inDigits } from '../../ui/coins.tsx';

interface PlayerMarksProps {
  readonly level: number;
  readonly guild: Guild;
}

/** Level and guild beside a player's name. */
export function PlayerMarks({ level, guild }: PlayerMarksProps) {
  return (
    <>
      <span className="plate">Level {inDigits(level)}</span>
      <span className={`player-mark guild-${guild}`}>
        <GuildMark guild={guild} />
        {GUILD_ROWS[guild].label}
      </span>
    </>
  );
}
