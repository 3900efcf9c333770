import type { VetRecord } from '../../../game/care/vet.ts';
import { settleMood, type Mood } from '../../../game/horses/happiness.ts';
import { classOfLevel, classOpened } from '../../../game/shows/classes.ts';
import { DISCIPLINES, type Discipline } from '../../../game/shows/disciplines.ts';
import type { Standing } from '../../../game/shows/grades.ts';
import { TEN_THOUSAND } from '../../../game/shows/running/scoring.ts';
import type { Tx } from '../../db/connection.ts';
import { publish } from '../../db/news.ts';
import { addHorseEvents } from '../horse-events.ts';
import { lockHorsesByIds, updateStanding } from '../horse-queries.ts';
import type { HorseRow } from '../horse-row.ts';
import {
  addFoalLevels,
  findShowHorses,
  lockMoodRows,
  updateMood,
  updateMoods,
  updatePasture,
  updateShowHorses,
  updateTraining,
  updateVetRecords,
  type ShowHorseRow,
} from './state-queries.ts';

export type { ShowHorseRow };

/* What care, training and shows change in a horse. Horses are locked before they are saved. */

export interface HorseMood {
  readonly id: string;
  readonly mood: Mood;
}

export function moodOf(
  horse: Pick<HorseRow, 'happiness' | 'happinessAt' | 'feedExpiresAt' | 'longFeedUntil' | 'grassFrom'>,
): Mood {
  return {
    happiness: horse.happiness,
    happinessAt: horse.happinessAt,
    feedExpiresAt: horse.feedExpiresAt,
    longFeedUntil: horse.longFeedUntil,
    grassFrom: horse.grassFrom,
  };
}

export async function saveMood(tx: Tx, { id, ownerId }: HorseRow, mood: Mood): Promise<void> {
  await updateMood.run(tx, {
    id,
    happiness: mood.happiness,
    happinessAt: mood.happinessAt,
    feedExpiresAt: mood.feedExpiresAt,
    longFeedUntil: mood.longFeedUntil,
  });
  publish(tx, ownerId, { topics: ['horses'] });
}

/** Horses of one player, locked. */
export async function saveMoods(tx: Tx, ownerId: string, moods: readonly HorseMood[]): Promise<void> {
  if (moods.length === 0) return;
  await updateMoods.run(tx, {
    ids: moods.map(({ id }) => id),
    happiness: moods.map(({ mood }) => mood.happiness),
    happinessAt: moods.map(({ mood }) => mood.happinessAt),
    feedExpiresAt: moods.map(({ mood }) => mood.feedExpiresAt),
    longFeedUntil: moods.map(({ mood }) => mood.longFeedUntil),
  });
  publish(tx, ownerId, { topics: ['horses'] });
}

export interface PastureUpdate extends HorseMood {
  readonly worksFrom: Date | null;
}

/** Horses of one player, locked, on pasture or back from it. */
export async function savePasture(tx: Tx, ownerId: string, moved: readonly PastureUpdate[]): Promise<void> {
  if (moved.length === 0) return;
  await updatePasture.run(tx, {
    ids: moved.map(({ id }) => id),
    happiness: moved.map(({ mood }) => mood.happiness),
    happinessAt: moved.map(({ mood }) => mood.happinessAt),
    feedExpiresAt: moved.map(({ mood }) => mood.feedExpiresAt),
    longFeedUntil: moved.map(({ mood }) => mood.longFeedUntil),
    grassFroms: moved.map(({ mood }) => mood.grassFrom),
    worksFroms: moved.map(({ worksFrom }) => worksFrom),
  });
  publish(tx, ownerId, { topics: ['horses'] });
}

export async function lockMoodsOf(tx: Tx, ownerId: string): Promise<HorseMood[]> {
  const rows = await lockMoodRows.rows(tx, { ownerId });
  return rows.map(({ id, ...mood }) => ({ id, mood }));
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
  await updateStanding.run(tx, { id, ...standing });
  publish(tx, ownerId, { topics: ['horses'] });
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

export interface TrainingUpdate {
  readonly horse: HorseRow;
  readonly discipline: Discipline;
}

/** Horses of one player, locked. */
export async function saveTraining(
  tx: Tx,
  now: Date,
  ownerId: string,
  updates: readonly TrainingUpdate[],
): Promise<void> {
  if (updates.length === 0) return;
  await updateTraining.run(tx, {
    ids: updates.map(({ horse }) => horse.id),
    levels: updates.map(({ horse }) => horse.level),
    xps: updates.map(({ horse }) => horse.xp),
    trainingFroms: updates.map(({ horse }) => horse.trainingFrom),
    nths: updates.map(({ discipline }) => DISCIPLINES.indexOf(discipline) + 1),
    skills: updates.map(({ horse, discipline }) => skillIn(horse, discipline)),
    now,
  });
  publish(tx, ownerId, { topics: ['horses'] });
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

/** The horses must be locked. */
export async function saveVetRecords(tx: Tx, horses: readonly HorseRow[]): Promise<void> {
  if (horses.length === 0) return;
  await updateVetRecords.run(tx, {
    ids: horses.map(({ id }) => id),
    sexes: horses.map(({ sex }) => sex),
    vetChecksUntil: horses.map((horse) => horse.vetCheckUntil),
    vetShotsUntil: horses.map((horse) => horse.vetShotsUntil),
    breedingChecksUntil: horses.map((horse) => horse.breedingCheckUntil),
  });
  for (const { ownerId } of horses) publish(tx, ownerId, { topics: ['horses'] });
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

/** The horses must be locked. */
export async function saveShowHorses(tx: Tx, horses: readonly ShowHorseRow[]): Promise<void> {
  await updateShowHorses.run(tx, {
    ids: horses.map(({ id }) => id),
    levels: horses.map(({ level }) => level),
    xps: horses.map(({ xp }) => xp),
    grades: horses.map(({ grade }) => grade),
    gradePoints: horses.map(({ gradePoints }) => gradePoints),
    prizelessStarts: horses.map(({ prizelessStarts }) => prizelessStarts),
    bestClasses: horses.map(({ bestClass }) => bestClass),
    bestGrades: horses.map(({ bestGrade }) => bestGrade),
    earnings: horses.map(({ earnings }) => earnings),
  });
  for (const { ownerId } of horses) publish(tx, ownerId, { topics: ['horses'] });
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
