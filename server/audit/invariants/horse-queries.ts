import { APTITUDE_POINT } from '../../../game/horses/aptitude.ts';
import { BREED_IDS, CROSSBREED } from '../../../game/horses/breeds.ts';
import { LETHAL_PLACES, STORED_GENOME, STRAND_LENGTH } from '../../../game/horses/genetics/strands.ts';
import { HAPPINESS_MAX } from '../../../game/horses/happiness.ts';
import { xpToNextLevel } from '../../../game/players/level.ts';
import { CLASS_LEVELS } from '../../../game/shows/classes.ts';
import { DISCIPLINES } from '../../../game/shows/disciplines.ts';
import { HORSE_STARTS_PER_DAY } from '../../../game/shows/entering/entry-limits.ts';
import { GRADES } from '../../../game/shows/grades.ts';
import { HOUSE } from '../../ledger/ledger.ts';
import { impossibleProgress, sqlList, type Invariant } from './invariant.ts';

const digitAt = (place: number) => `substr(genotype, ${place + 1}, 1)`;

/** Malformed or lethal genes. `storeGenome` gives the order of the digits. */
const cannotLive = [
  `genotype !~ '${STORED_GENOME}'`,
  ...LETHAL_PLACES.map(
    ({ place, alleles }) =>
      `${digitAt(place)} = ${digitAt(place + STRAND_LENGTH)} and ${digitAt(place)} in (${sqlList([...alleles].map(String))})`,
  ),
].join(' or ');

/** All XP ever gained: the levels below took 1,000, 2,000, … */
const xpEver = `(${xpToNextLevel(1)} * (horse.level::bigint * (horse.level - 1) / 2) + horse.xp)`;

export const HORSE_INVARIANTS = [
  {
    name: 'horses_have_an_owner',
    offending: `
      select horse.id, owner_id from horses horse left join players owner on owner.id = horse.owner_id
      where owner.id is null and horse.owner_id <> '${HOUSE}'`,
  },
  {
    name: 'horses_are_of_known_breeds_and_disciplines',
    offending: `
      select id, breed, discipline from horses
      where breed not in (${sqlList([...BREED_IDS, CROSSBREED])}) or discipline not in (${sqlList(DISCIPLINES)})`,
  },
  { name: 'horses_can_live', offending: `select id, genotype from horses where ${cannotLive}` },
  {
    name: 'insights_are_of_players_into_horses',
    offending: `
      select player_id, horse_id from genetic_insights
      where not exists (select from players where id = player_id) or not exists (select from horses where id = horse_id)`,
  },
  {
    name: 'free_insights_are_not_negative',
    offending: `select id, free_insights from players where free_insights < 0`,
  },
  { name: 'offers_can_live', offending: `select id, genotype from store_offers where ${cannotLive}` },
  {
    name: 'skills_are_not_negative',
    offending: `
      select id, skill from horses
      where cardinality(skill) <> ${DISCIPLINES.length} or array_position(skill, null) is not null or 0 > any (skill)`,
  },
  {
    name: 'aptitudes_are_within_range',
    offending: `
      select id, aptitude from horses
      where cardinality(aptitude) <> ${DISCIPLINES.length} or array_position(aptitude, null) is not null
        or 0 > any (aptitude) or ${100 * APTITUDE_POINT} < any (aptitude)`,
  },
  {
    name: 'happiness_is_within_range',
    offending: `select id, happiness from horses where happiness not between 0 and ${HAPPINESS_MAX}`,
  },
  {
    name: 'no_horse_starts_on_pasture',
    offending: `
      select horse.id, horse.grass_from, entry.runs_at
      from horses horse join show_history entry on entry.horse_id = horse.id
      where entry.runs_at >= horse.grass_from`,
  },
  {
    name: 'no_training_is_banked_from_later',
    offending: `select id, training_from from horses, clock where training_from > now`,
  },
  {
    name: 'standings_of_horses_are_possible',
    offending: `
      select id, grade, grade_points, prizeless_starts from horses
      where grade not in (${GRADES.map((grade) => `'${grade}'`).join(', ')}) or grade_points < 0
        or prizeless_starts < 0`,
  },
  {
    name: 'horse_progress_is_possible',
    offending: `select id, level, xp from horses where ${impossibleProgress}`,
  },
  {
    name: 'horses_have_the_xp_of_their_starts',
    offending: `
      select horse.id, level, horse.xp, entries.xp as of_starts
      from horses horse
      join (
        select horse_id, sum(entry_xp + coalesce(place_xp, 0)) as xp from show_history group by horse_id
      ) entries on entries.horse_id = horse.id
      where ${xpEver} < entries.xp`,
  },
  {
    name: 'horses_keep_their_limits',
    offending: `select id, starts_today from horses where starts_today > ${HORSE_STARTS_PER_DAY}`,
  },
  {
    name: 'classes_of_horses_are_known',
    offending: `select id, class_level, best_class from horses
      where class_level not in (${CLASS_LEVELS.join(', ')}) or best_class not in (${CLASS_LEVELS.join(', ')})`,
  },
  {
    name: 'shows_entered_count_the_entries',
    offending: `
      select horse.id, shows_entered, entries.count as entries
      from horses horse
      left join (select horse_id, count(*) as count from show_history group by horse_id) entries
        on entries.horse_id = horse.id
      where shows_entered <> coalesce(entries.count, 0)`,
  },
  {
    name: 'earnings_sum_the_prizes',
    offending: `
      select horse.id, earnings, entries.prizes
      from horses horse
      left join (select horse_id, sum(prize) as prizes from show_history group by horse_id) entries
        on entries.horse_id = horse.id
      where earnings <> coalesce(entries.prizes, 0)`,
  },
] as const satisfies readonly Invariant[];
