import { HALTER_FROM, SHOW_FROM } from '../horses/age.ts';

export const DISCIPLINES = [
  'dressage',
  'racing',
  'halter',
  'eventing',
  'jumping',
  'cross_country',
  'endurance',
] as const;
export type Discipline = (typeof DISCIPLINES)[number];

interface DisciplineRow {
  readonly label: string;
  /** Game months (docs/rules/time.md#ages). */
  readonly fromMonths: number;
}

export const DISCIPLINE_ROWS: Readonly<Record<Discipline, DisciplineRow>> = {
  dressage: { label: 'Dressage', fromMonths: SHOW_FROM },
  racing: { label: 'Racing', fromMonths: SHOW_FROM },
  halter: { label: 'Halter', fromMonths: HALTER_FROM },
  eventing: { label: 'Eventing', fromMonths: SHOW_FROM },
  jumping: { label: 'Jumping', fromMonths: SHOW_FROM },
  cross_country: { label: 'Cross Country', fromMonths: SHOW_FROM },
  endurance: { label: 'Endurance', fromMonths: SHOW_FROM },
};

export function disciplineLabel(discipline: Discipline): string {
  return DISCIPLINE_ROWS[discipline].label;
}

export function isDiscipline(text: string): text is Discipline {
  return (DISCIPLINES as readonly string[]).includes(text);
}
