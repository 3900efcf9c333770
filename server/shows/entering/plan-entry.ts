import { GUILD_ROWS } from '../../../game/guild-work/guilds.ts';
import { ageInMonths } from '../../../game/horses/age.ts';
import { changeHappiness, settleMood } from '../../../game/horses/happiness.ts';
import { gainXp } from '../../../game/players/level.ts';
import { utcDay } from '../../../game/ledger/salary.ts';
import { isRefusal, refuse } from '../../../game/refusal.ts';
import { classOfLevel } from '../../../game/shows/classes.ts';
import { DISCIPLINE_ROWS } from '../../../game/shows/disciplines.ts';
import { decideEntry, type EntryPlan, type EntryRefusal } from '../../../game/shows/entering/entry.ts';
import { countToday, laterDay } from '../../../game/shows/entering/entry-limits.ts';
import type { HorseRow } from '../../horses/horse-row.ts';
import { moodOf } from '../../horses/own-horse.ts';
import { moreSkill } from '../../horses/skills.ts';
import type { Contender } from '../../players/contender.ts';
import { showToEnter } from './hold-show.ts';
import type { ShowRow } from '../show-queries.ts';

/** An entry that the rules allow, and the rows as it leaves them. */
export interface PlannedEntry {
  readonly plan: EntryPlan;
  readonly horse: HorseRow;
  readonly player: Omit<Contender, 'purse'>;
  /** For the ledger. */
  readonly description: string;
}

/**
 * Asks the rules whether this horse may enter, and says what entering does to the rows of horse and player. Of a show
 * of another player's: what the player has paid that one, for the pair limit.
 */
export function planEntry(
  show: ShowRow,
  horse: HorseRow,
  player: Contender,
  now: Date,
  paidCreator: number | null = null,
): PlannedEntry | EntryRefusal {
  const today = utcDay(now);
  const startsToday = countToday(horse.starts_day, horse.starts_today, today);
  const houseStartsToday = countToday(player.house_starts_day, player.house_starts, today);
  const plan = decideEntry(
    showToEnter(show, paidCreator),
    {
      level: horse.level,
      ageInMonths: ageInMonths(horse.born_at, now),
      feedExpiresAt: horse.feed_expires_at,
      vetShotsUntil: horse.vet_shots_until,
      vetCheckUntil: horse.vet_check_until,
      nextEntryCalm: horse.next_entry_calm,
      form: horse.form,
      lastClass: classOfLevel(horse.class_level).level,
      startsToday,
    },
    {
      level: player.level,
      guild: player.guild,
      purse: player.purse,
      activeEntries: player.active_entries,
      houseStartsToday,
    },
    now,
  );
  if (isRefusal(plan)) return refuse(plan.refused, { ...plan.details, name: horse.name });

  const mood = settleMood(moodOf(horse), GUILD_ROWS[horse.guild].restPerDay, now);
  const horseGained = gainXp(horse, plan.horseXp);
  const playerGained = gainXp(player, plan.playerXp);
  const { purse: _, ...contender } = player;
  return {
    plan,
    horse: {
      ...horse,
      level: horseGained.level,
      xp: horseGained.xp,
      form: plan.form,
      class_level: plan.lastClass,
      happiness: changeHappiness(mood.happiness, plan.happinessChange),
      happiness_at: mood.happinessAt,
      next_entry_calm: plan.nextEntryCalm,
      skill: moreSkill(horse, show.discipline, plan.skillGain),
      starts_day: laterDay(horse.starts_day, today),
      starts_today: startsToday + 1,
      shows_entered: horse.shows_entered + 1,
    },
    player: {
      ...contender,
      level: playerGained.level,
      xp: playerGained.xp,
      house_starts_day: laterDay(player.house_starts_day, today),
      house_starts: houseStartsToday + (show.kind === 'house' ? 1 : 0),
      active_entries: player.active_entries + 1,
    },
    description: `Entered ${horse.name} in ${DISCIPLINE_ROWS[show.discipline].label}, level ${show.level}`,
  };
}
