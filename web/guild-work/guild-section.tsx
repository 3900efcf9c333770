import { ArrowRightLeft } from 'lucide-react';
import { GUILD_CHANGE_PRICE, guildChangeableAt } from '../../game/guild-work/change-guild.ts';
import { GUILD_ROWS, type Guild } from '../../game/guild-work/guilds.ts';
import { formatGuildEffects } from '../../game/guild-work/format-guild.ts';
import { Button } from '../ui/button.tsx';
import { inCoins } from '../ui/coins.tsx';
import { dayAndTimeWithin } from '../ui/when.ts';
import { WorkFact, WorkSection } from '../ui/work-section.tsx';

interface GuildSectionProps {
  readonly guild: Guild;
  readonly guildChangedAt: Date | null;
  readonly now: Date;
  readonly onChange: () => void;
}

export function GuildSection({ guild, guildChangedAt, now, onChange }: GuildSectionProps) {
  const changeableAt = guildChangeableAt(guildChangedAt, now);
  const effects = formatGuildEffects(guild, guildChangedAt === null ? 'beginner' : 'changed');
  return (
    <WorkSection title="Your Guild">
      <dl className="work-facts">
        <WorkFact label="Guild">{GUILD_ROWS[guild].label}</WorkFact>
        <WorkFact label="Change">
          {changeableAt === null
            ? `For ${inCoins(GUILD_CHANGE_PRICE)}`
            : `From ${dayAndTimeWithin(changeableAt, now)}`}
        </WorkFact>
      </dl>
      <ul className="guild-effects">
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <div className="work-acts">
        <Button aria-haspopup="dialog" onClick={onChange}>
          <ArrowRightLeft className="icon" aria-hidden />
          Change Guild
        </Button>
      </div>
    </WorkSection>
  );
}
