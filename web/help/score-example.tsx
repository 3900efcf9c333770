import { GUILD_ROWS } from '../../game/guild-work/guilds.ts';
import { partsOf, SCORE_PARTS, scoreOf, TEN_THOUSAND } from '../../game/shows/running/scoring.ts';
import type { HorseAbility, ScorePart } from '../../game/shows/running/scoring.ts';
import { QUALITY_PERCENT, STORE_QUALITY } from '../../game/tack/quality.ts';
import { capitalised } from '../ui/words.ts';
import { HelpTable } from './help-section.tsx';

const SKILL = 300;
const APTITUDE = 52;
const LEVEL = 4;
const HAPPINESS = 90;
const LUCK_PERCENT = 1;
const GUILD = GUILD_ROWS.rider;

const ABILITY: HorseAbility = {
  skill: SKILL * TEN_THOUSAND,
  tack: [STORE_QUALITY, STORE_QUALITY, STORE_QUALITY],
  aptitude: APTITUDE * TEN_THOUSAND,
  level: LEVEL,
};

const HAS: Readonly<Record<ScorePart, string>> = {
  skill: `${SKILL} points`,
  tack: `3 × ${STORE_QUALITY / QUALITY_PERCENT}%`,
  aptitude: String(APTITUDE),
  level: `Level ${LEVEL}`,
};

/** A horse that is nobody's, reckoned through by the rules themselves. */
export function ScoreExample() {
  const { parts, points, raw, happinessFactor, guildFactor, luckFactor, score } = scoreOf({
    parts: partsOf(ABILITY),
    happiness: HAPPINESS * TEN_THOUSAND,
    guildPercent: GUILD.scorePercent,
    luck: LUCK_PERCENT * TEN_THOUSAND,
  });
  return (
    <>
      <h3>An example</h3>
      <p>
        Juniper of the guild of {GUILD.label}s, {HAPPINESS}% happy, wears the set from the store, and has a
        little luck: +{LUCK_PERCENT}%.
      </p>
      <HelpTable
        label="Points of Juniper"
        head={['Part', 'Juniper', 'That is', 'Points']}
        rows={SCORE_PARTS.map((part) => [
          capitalised(part),
          HAS[part],
          `${(parts[part] / TEN_THOUSAND).toFixed(1)}%`,
          inPoints(points[part]),
        ])}
      />
      <p>
        Together that is {inPoints(raw)}. Times {happinessFactor} for happiness, times {guildFactor} for the
        guild, times {luckFactor} for luck: <b>a score of {inPoints(score)}</b>.
      </p>
    </>
  );
}

function inPoints(tenThousandths: number): string {
  return (tenThousandths / TEN_THOUSAND).toFixed(2);
}
