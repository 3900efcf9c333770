import { GUILD_ROWS } from '../../../game/guild-work/guilds.ts';
import { aptitudeIn } from '../../../game/horses/aptitude.ts';
import { happinessNow } from '../../../game/horses/happiness.ts';
import { DISCIPLINES, type Discipline } from '../../../game/shows/disciplines.ts';
import { partsOf, scoreOf } from '../../../game/shows/running/scoring.ts';
import { qualitiesWorn } from '../../../game/tack/wear.ts';
import type { HorseInTack } from '../horse-row.ts';
import { moodOf, skillIn } from './horse-state.ts';

/** Score without luck now, by discipline, in ten-thousandths. */
export function strengthsOf(horse: HorseInTack, now: Date): Record<Discipline, number> {
  const { scorePercent: guildPercent, restPerDay } = GUILD_ROWS[horse.guild];
  const happiness = happinessNow(moodOf(horse), restPerDay, now);
  const tack = qualitiesWorn(horse.worn);
  const strengthIn = (discipline: Discipline) => {
    const aptitude = aptitudeIn(horse.aptitude, discipline);
    const parts = partsOf({ skill: skillIn(horse, discipline), tack, aptitude, level: horse.level });
    return scoreOf({ parts, happiness, guildPercent, luck: 0 }).score;
  };
  return Object.fromEntries(DISCIPLINES.map((discipline) => [discipline, strengthIn(discipline)])) as Record<
    Discipline,
    number
  >;
}
