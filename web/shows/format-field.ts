import { GRADE_ROWS, type Standing } from '../../game/shows/grades.ts';

export type Field = Pick<Standing, 'classLevel' | 'grade'>;

/** "the silver field"; "the bronze field of class 5" from another class. */
export function formatField({ classLevel, grade }: Field, from?: Field): string {
  const field = `the ${GRADE_ROWS[grade].label.toLowerCase()} field`;
  return classLevel === from?.classLevel ? field : `${field} of class ${classLevel}`;
}
