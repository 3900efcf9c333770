import { classOfLevel } from '../../../game/shows/classes.ts';
import type { Standing } from '../../../game/shows/grades.ts';
import type { Tx } from '../../db/connection.ts';
import { tell } from '../../db/news.ts';
import { updateStanding } from '../horse-queries.ts';
import type { HorseRow } from '../horse-row.ts';

type StandingColumns = Pick<HorseRow, 'class_level' | 'grade' | 'grade_points' | 'prizeless_starts'>;

export function standingOf(row: StandingColumns): Standing {
  return {
    classLevel: classOfLevel(row.class_level).level,
    grade: row.grade,
    points: row.grade_points,
    prizeless: row.prizeless_starts,
  };
}

export function standingColumns({ classLevel, grade, points, prizeless }: Standing): StandingColumns {
  return { class_level: classLevel, grade, grade_points: points, prizeless_starts: prizeless };
}

/** The horse must be locked. */
export async function saveStanding(
  tx: Tx,
  { id, owner_id }: Pick<HorseRow, 'id' | 'owner_id'>,
  { grade, points, prizeless }: Standing,
): Promise<void> {
  await updateStanding.run(tx, { id, grade, points, prizeless });
  tell(tx, owner_id, { topics: ['horses'] });
}
