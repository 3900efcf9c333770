import { prepared, type RowOf } from '../../db/prepared.ts';
import { horsesWithGuild } from '../horse-queries.ts';

export const updateMood = prepared(
  'horse_mood',
  `update horses set happiness = :happiness, happiness_at = :happinessAt, feed_expires_at = :feedExpiresAt,
     long_feed_until = :longFeedUntil where id = :id`,
);

export const updateMoods = prepared(
  'horses_moods',
  `update horses
   set happiness = after.happiness, happiness_at = after.happiness_at, feed_expires_at = after.feed_expires_at,
     long_feed_until = after.long_feed_until
   from unnest(:ids::uuid[], :happiness::integer[], :happinessAt::timestamptz[], :feedExpiresAt::timestamptz[],
     :longFeedUntil::timestamptz[])
     as after (id, happiness, happiness_at, feed_expires_at, long_feed_until)
   where horses.id = after.id`,
);

export const lockMoodRows = prepared(
  'horses_lock_moods',
  `select id, happiness, happiness_at, feed_expires_at, long_feed_until, grass_from from horses
   where owner_id = :ownerId order by id for update`,
);

export const updatePasture = prepared(
  'horses_pasture',
  `update horses
   set happiness = after.happiness, happiness_at = after.happiness_at, feed_expires_at = after.feed_expires_at,
     long_feed_until = after.long_feed_until, grass_from = after.grass_from, works_from = after.works_from
   from unnest(:ids::uuid[], :happiness::integer[], :happinessAt::timestamptz[], :feedExpiresAt::timestamptz[],
     :longFeedUntil::timestamptz[], :grassFroms::timestamptz[], :worksFroms::timestamptz[])
     as after (id, happiness, happiness_at, feed_expires_at, long_feed_until, grass_from, works_from)
   where horses.id = after.id`,
);

export const updateVetRecords = prepared(
  'horses_vet_records',
  `update horses
   set sex = after.sex, vet_check_until = after.vet_check_until, vet_shots_until = after.vet_shots_until,
     breeding_check_until = after.breeding_check_until
   from unnest(:ids::uuid[], :sexes::text[], :vetChecksUntil::timestamptz[], :vetShotsUntil::timestamptz[], :breedingChecksUntil::timestamptz[])
     as after (id, sex, vet_check_until, vet_shots_until, breeding_check_until)
   where horses.id = after.id`,
);

/** Only columns that shows use: thousands of horses may start at once. */
export type ShowHorseRow = RowOf<typeof findShowHorses>;

const SHOW_HORSE = `horse.id, horse.owner_id, horse.breeder_id, horse.name, horse.aptitude, horse.skill, horse.level, horse.xp,
  horse.class_level, horse.grade, horse.grade_points, horse.prizeless_starts, horse.best_class, horse.best_grade, horse.put_back, horse.earnings, horse.happiness, horse.happiness_at, horse.feed_expires_at,
  horse.long_feed_until, horse.grass_from`;

export const findShowHorses = prepared(
  'horses_to_show',
  `${horsesWithGuild(SHOW_HORSE)} where horse.id = any(:ids::uuid[]) order by horse.id`,
);

export const updateShowHorses = prepared(
  'horses_shown',
  `update horses set level = after.level, xp = after.xp, grade = after.grade, grade_points = after.grade_points,
     prizeless_starts = after.prizeless_starts, best_class = after.best_class, best_grade = after.best_grade, earnings = after.earnings
   from unnest(:ids::uuid[], :levels::integer[], :xps::integer[], :grades::text[], :gradePoints::integer[],
     :prizelessStarts::integer[], :bestClasses::integer[], :bestGrades::text[], :earnings::bigint[])
     as after (id, level, xp, grade, grade_points, prizeless_starts, best_class, best_grade, earnings)
   where horses.id = after.id`,
);

/** `nths` are 1-based places in DISCIPLINES. */
export const updateTraining = prepared(
  'horses_trained',
  `update horses
   set level = after.level, xp = after.xp, training_from = after.training_from, skill[after.nth] = after.skill,
     worked_at = greatest(horses.worked_at, :now::timestamptz)
   from unnest(:ids::uuid[], :levels::integer[], :xps::integer[], :trainingFroms::timestamptz[], :nths::integer[], :skills::integer[])
     as after (id, level, xp, training_from, nth, skill)
   where horses.id = after.id`,
);

export const updateMagic = prepared(
  'horse_magic',
  `update horses set born_at = :bornAt, happiness = :happiness, happiness_at = :happinessAt,
     feed_expires_at = :feedExpiresAt, long_feed_until = :longFeedUntil, training_from = :trainingFrom, whistled_day = :whistledDay, mane_style = :maneStyle, backdrop = :backdrop
   where id = :id`,
);

export const addFoalLevels = prepared(
  'breeders_foal_levels',
  `with gained as materialized (
     select breeder.player_id, gained.levels
     from (
       select player_id, sum(levels) as levels from unnest(:breederIds::uuid[], :levels::integer[]) as given (player_id, levels)
       group by player_id
     ) gained
     join breeders breeder on breeder.player_id = gained.player_id
     order by breeder.player_id for update of breeder
   )
   update breeders set foal_levels = breeders.foal_levels + gained.levels
   from gained where breeders.player_id = gained.player_id`,
);

export const updateWardrobes = prepared(
  'horse_wardrobes',
  `update horses set nameplate = :nameplate, nameplates = :nameplates, tack_colour = :tackColour,
     tack_colours = :tackColours where id = :id`,
);
