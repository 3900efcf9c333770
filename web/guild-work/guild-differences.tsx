import { CRAFT_SKILL_OF_NEWCOMERS, GUILD_CHANGE_DAYS } from '../../game/guild-work/change-guild.ts';
import { compareGuilds } from '../../game/guild-work/compare-guilds.ts';
import { GUILD_ROWS, type Guild } from '../../game/guild-work/guilds.ts';
import { CRAFT_SKILL_POINT, formatCraftRange, skillThatCounts } from '../../game/tack/craft-quality.ts';

interface GuildDifferencesProps {
  readonly from: Guild;
  readonly to: Guild;
  /** Points learnt, and points that count in this guild. */
  readonly skill: number;
  readonly counting: number;
  readonly now: Date;
}

export function GuildDifferences({ from, to, skill, counting, now }: GuildDifferencesProps) {
  const counts = skillThatCounts(skill * CRAFT_SKILL_POINT, now, now) / CRAFT_SKILL_POINT;
  const next = {
    label: 'Your next piece of tack',
    from: formatCraftRange(counting, from),
    to: formatCraftRange(counts, to),
  };
  const rows = next.from === next.to ? compareGuilds(from, to) : [...compareGuilds(from, to), next];
  return (
    <div className="guild-differences">
      <table aria-label={`${GUILD_ROWS[from].label} and ${GUILD_ROWS[to].label}`}>
        <thead>
          <tr>
            <th scope="col">What changes</th>
            <th scope="col">{GUILD_ROWS[from].label}</th>
            <th scope="col">{GUILD_ROWS[to].label}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td>{row.from}</td>
              <td>{row.to}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-15 text-muted">
        Your horses keep their happiness. Shows that have not run yet count with your new guild. Tack-making
        skill stays
        {skill > CRAFT_SKILL_OF_NEWCOMERS
          ? `; ${CRAFT_SKILL_OF_NEWCOMERS} points count for the first ${GUILD_CHANGE_DAYS} days.`
          : '.'}
      </p>
    </div>
  );
}
