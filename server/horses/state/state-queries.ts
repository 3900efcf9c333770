import { snakeCase } from '../../db/pool/camel-case.ts';
import { prepared, preparedLike, type RowOf } from '../../db/prepared.ts';
import type { Statements } from '../../db/statements.ts';
import { TABLE_COLUMNS } from '../../db/table-columns.ts';
import { horsesWithGuild } from '../horse-queries.ts';

export const lockMoodRows = prepared(
  'horses_lock_moods',
  `select id, happiness, happiness_at, feed_expires_at, long_feed_until, grass_from, genotype, ration_until from horses
   where owner_id = :ownerId order by id for update`,
);

/** Only columns that shows use: thousands of horses may start at once. */
export type ShowHorseRow = RowOf<typeof findShowHorses>;

const SHOW_HORSE = `horse.id, horse.owner_id, horse.breeder_id, horse.name, horse.aptitude, horse.skill, horse.level, horse.xp,
  horse.class_level, horse.grade, horse.grade_points, horse.prizeless_starts, horse.best_class, horse.best_grade, horse.put_back, horse.earnings, horse.happiness, horse.happiness_at, horse.feed_expires_at,
  horse.long_feed_until, horse.grass_from, horse.genotype, horse.ration_until, owner.guest_until is not null as owner_is_guest,
  owner.house_stable is not null as of_house`;

export const findShowHorses = prepared(
  'horses_to_show',
  `${horsesWithGuild(SHOW_HORSE)} where horse.id = any(:ids::uuid[]) order by horse.id`,
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

/** Columns that `saveHorses` writes. Lists travel as text, because `unnest` would flatten them. */
export const SAVED_COLUMNS = [
  'bornAt',
  'sex',
  'level',
  'xp',
  'skill',
  'classLevel',
  'grade',
  'gradePoints',
  'prizelessStarts',
  'bestClass',
  'bestGrade',
  'putBack',
  'earnings',
  'happiness',
  'happinessAt',
  'feedExpiresAt',
  'longFeedUntil',
  'rationUntil',
  'grassFrom',
  'worksFrom',
  'workedAt',
  'trainingFrom',
  'vetCheckUntil',
  'vetShotsUntil',
  'breedingCheckUntil',
  'whistledDay',
  'maneStyle',
  'backdrop',
  'nameplate',
  'nameplates',
  'tackColour',
  'tackColours',
] as const satisfies readonly (keyof typeof TABLE_COLUMNS.horses)[];

export type SavedColumn = (typeof SAVED_COLUMNS)[number];

export const isList = (column: SavedColumn): boolean => TABLE_COLUMNS.horses[column].endsWith('[]');

/** Values by column. */
export type SavedValues = Partial<Statements['horses_save']['parameters']>;

function savingOf(columns: readonly SavedColumn[]): string {
  const names = columns.map(snakeCase);
  const given = columns.map(
    (column) => `:${column}::${isList(column) ? 'text' : TABLE_COLUMNS.horses[column]}[]`,
  );
  const set = columns.map((column, index) => {
    const value = `after.${names[index]}`;
    return `${names[index]} = ${isList(column) ? `${value}::${TABLE_COLUMNS.horses[column]}` : value}`;
  });
  return `update horses set ${set.join(', ')}
   from unnest(:ids::uuid[], ${given.join(', ')}) as after (id, ${names.join(', ')})
   where horses.id = after.id`;
}

/** Gives the statements of fewer columns their types. */
const saveAll = prepared('horses_save', savingOf(SAVED_COLUMNS));

/** One statement for each set of columns. */
export function saveColumns(columns: readonly SavedColumn[]) {
  const numbers = columns.map((column) => SAVED_COLUMNS.indexOf(column));
  return preparedLike(saveAll, ['horses_save', ...numbers].join('_'), savingOf(columns));
}
