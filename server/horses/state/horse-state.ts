import type { VetRecord } from '../../../game/care/vet.ts';
import { needsRation } from '../../../game/horses/genetics/health.ts';
import { readGenome } from '../../../game/horses/genetics/strands.ts';
import { settleMood, type Mood } from '../../../game/horses/happiness.ts';
import { classOfLevel, classOpened } from '../../../game/shows/classes.ts';
import { DISCIPLINES, type Discipline } from '../../../game/shows/disciplines.ts';
import type { Standing } from '../../../game/shows/grades.ts';
import { TEN_THOUSAND } from '../../../game/shows/running/ten-thousand.ts';
import type { Tx } from '../../db/connection.ts';
import { addHorseEvents } from '../horse-events.ts';
import { lockHorsesByIds } from '../horse-queries.ts';
import type { HorseRow } from '../horse-row.ts';
import { saveHorses } from './save-horses.ts';
import { addFoalLevels, findShowHorses, lockMoodRows, type ShowHorseRow } from './state-queries.ts';

export type { ShowHorseRow };

/* What care, training and shows change in a horse. Horses are locked before they are saved. */

export interface HorseMood {
  readonly id: string;
  readonly mood: Mood;
}

export function moodOf(
  horse: Pick<
    HorseRow,
    'happiness' | 'happinessAt' | 'feedExpiresAt' | 'longFeedUntil' | 'grassFrom' | 'genotype' | 'rationUntil'
  >,
): Mood {
  return {
    happiness: horse.happiness,
    happinessAt: horse.happinessAt,
    feedExpiresAt: horse.feedExpiresAt,
    longFeedUntil: horse.longFeedUntil,
    grassFrom: horse.grassFrom,
    ration: needsRation(readGenome(horse.genotype)) ? { until: horse.rationUntil } : null,
  };
}

/** Reverses `moodOf`. */
export function moodColumns({ ration, ...mood }: Mood) {
  return { ...mood, rationUntil: ration?.until ?? null };
}

/** Horses of one player, locked. */
export async function saveMoods(tx: Tx, ownerId: string, moods: readonly HorseMood[]): Promise<void> {
  await saveHorses(
    tx,
    moods.map(({ id, mood }) => ({ id, ownerId, ...moodColumns(mood) })),
    ['happiness', 'happinessAt', 'feedExpiresAt', 'longFeedUntil', 'rationUntil'],
  );
}

export interface PastureUpdate extends HorseMood {
  readonly worksFrom: Date | null;
}

/** Horses of one player, locked, on pasture or back from it. */
export async function savePasture(tx: Tx, ownerId: string, moved: readonly PastureUpdate[]): Promise<void> {
  await saveHorses(
    tx,
    moved.map(({ id, mood, worksFrom }) => ({ id, ownerId, ...moodColumns(mood), worksFrom })),
    ['happiness', 'happinessAt', 'feedExpiresAt', 'longFeedUntil', 'rationUntil', 'grassFrom', 'worksFrom'],
  );
}

export async function lockMoodsOf(tx: Tx, ownerId: string): Promise<HorseMood[]> {
  const rows = await lockMoodRows.rows(tx, { ownerId });
  return rows.map((row) => ({ id: row.id, mood: moodOf(row) }));
}

/** Required before `restPerDay` changes. The horses must be locked. */
export async function settleMoods(
  tx: Tx,
  ownerId: string,
  moods: readonly HorseMood[],
  { restPerDay, now }: { readonly restPerDay: number; readonly now: Date },
): Promise<void> {
  const settled = moods.map(({ id, mood }) => ({ id, mood: settleMood(mood, restPerDay, now) }));
  await saveMoods(tx, ownerId, settled);
}

type StandingColumns = Pick<
  HorseRow,
  'classLevel' | 'grade' | 'gradePoints' | 'prizelessStarts' | 'bestClass' | 'bestGrade' | 'putBack'
>;

export function standingOf(row: StandingColumns): Standing {
  return {
    classLevel: classOfLevel(row.classLevel).level,
    grade: row.grade,
    points: row.gradePoints,
    prizeless: row.prizelessStarts,
    bestClass: classOfLevel(row.bestClass).level,
    bestGrade: row.bestGrade,
    putBack: row.putBack,
  };
}

export function standingColumns(standing: Standing): StandingColumns {
  return {
    classLevel: standing.classLevel,
    grade: standing.grade,
    gradePoints: standing.points,
    prizelessStarts: standing.prizeless,
    bestClass: standing.bestClass,
    bestGrade: standing.bestGrade,
    putBack: standing.putBack,
  };
}

/** The horse must be locked. */
export async function saveStanding(
  tx: Tx,
  { id, ownerId }: Pick<HorseRow, 'id' | 'ownerId'>,
  standing: Standing,
): Promise<void> {
  await saveHorses(
    tx,
    [{ id, ownerId, ...standingColumns(standing) }],
    ['classLevel', 'grade', 'gradePoints', 'prizelessStarts', 'bestClass', 'bestGrade', 'putBack'],
  );
}

type SkillRow = Pick<HorseRow, 'skill'>;

export function skillIn({ skill }: SkillRow, discipline: Discipline): number {
  return skill[DISCIPLINES.indexOf(discipline)] ?? 0;
}

/** Ten-thousandths of a point. */
export function moreSkill({ skill }: SkillRow, discipline: Discipline, gain: number): number[] {
  return skill.map((points, index) => (DISCIPLINES[index] === discipline ? points + gain : points));
}

export function skillsOf(horse: SkillRow): Record<Discipline, number> {
  const points: Partial<Record<Discipline, number>> = {};
  for (const discipline of DISCIPLINES) points[discipline] = skillIn(horse, discipline) / TEN_THOUSAND;
  return points as Record<Discipline, number>;
}

export function vetRecordOf(horse: HorseRow): VetRecord {
  return {
    sex: horse.sex,
    vetCheckUntil: horse.vetCheckUntil,
    vetShotsUntil: horse.vetShotsUntil,
    breedingCheckUntil: horse.breedingCheckUntil,
  };
}

export function withVetRecord(horse: HorseRow, record: VetRecord): HorseRow {
  return {
    ...horse,
    sex: record.sex,
    vetCheckUntil: record.vetCheckUntil,
    vetShotsUntil: record.vetShotsUntil,
    breedingCheckUntil: record.breedingCheckUntil,
  };
}

/** In the order of ids. */
export async function lockShowHorses(tx: Tx, ids: readonly string[]): Promise<Map<string, ShowHorseRow>> {
  const [, horses] = await Promise.all([lockHorsesByIds.run(tx, { ids }), readShowHorses(tx, ids)]);
  return horses;
}

/** Not locked: others may change them meanwhile. */
export async function readShowHorses(tx: Tx, ids: readonly string[]): Promise<Map<string, ShowHorseRow>> {
  return new Map((await findShowHorses.rows(tx, { ids })).map((horse) => [horse.id, horse]));
}

type HorseLevel = Pick<HorseRow, 'id' | 'ownerId' | 'level' | 'breederId'>;

/** Required when a horse's level changes, after locking players and balances. */
export async function noteLevels(
  tx: Tx,
  now: Date,
  before: readonly HorseLevel[],
  after: readonly HorseLevel[],
): Promise<void> {
  const levelBefore = new Map(before.map(({ id, level }) => [id, level]));
  const events = after.flatMap(({ id, level, ownerId }) => {
    const opens = classOpened(levelBefore.get(id) ?? level, level);
    const details = { level, opens: opens ?? level };
    return opens === null
      ? []
      : [{ horseId: id, ownerId, kind: 'class' as const, details, playerId: ownerId }];
  });
  await Promise.all([addHorseEvents(tx, now, events), countFoalLevels(tx, levelBefore, after)]);
}

async function countFoalLevels(
  tx: Tx,
  levelBefore: ReadonlyMap<string, number>,
  after: readonly HorseLevel[],
): Promise<void> {
  const gained = after.flatMap(({ id, level, breederId }) => {
    const levels = level - (levelBefore.get(id) ?? level);
    return breederId === null || levels === 0 ? [] : [{ breederId, levels }];
  });
  if (gained.length === 0) return;
  await addFoalLevels.run(tx, {
    breederIds: gained.map(({ breederId }) => breederId),
    levels: gained.map(({ levels }) => levels),
  });
}
