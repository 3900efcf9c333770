import type { Sex } from '../horses/age.ts';
import type { Discipline } from '../shows/disciplines.ts';
import type { Grade } from '../shows/grades.ts';
import { disciplineAt, formatShowLevel } from '../shows/venues.ts';
import type { NewsText } from './news.ts';

interface ShowFact {
  readonly horse: string;
  readonly showId: string;
  readonly discipline: Discipline;
  readonly level: number;
}

/** What happens in the world, for everybody to read. Uses today's names. */
export type WorldNewsFact =
  | { readonly kind: 'birth'; readonly dam: string; readonly sex: Sex; readonly colour: string }
  | (ShowFact & { readonly kind: 'first_win' })
  | (ShowFact & { readonly kind: 'grade'; readonly grade: Grade })
  | { readonly kind: 'sale'; readonly horse: string; readonly colour: string; readonly breed: string };

export const WORLD_NEWS_KINDS = ['birth', 'first_win', 'grade', 'sale'] as const;

/** "Heather had a filly", "Buckskin". */
export function formatWorldNews(fact: WorldNewsFact): NewsText {
  switch (fact.kind) {
    case 'birth':
      return { title: `${fact.dam} had a ${fact.sex === 'mare' ? 'filly' : 'colt'}`, text: fact.colour };
    case 'first_win':
      return { title: `${fact.horse} won for the first time`, text: formatWhere(fact) };
    case 'grade':
      return { title: `${fact.horse} moved up to ${fact.grade}`, text: formatWhere(fact) };
    default:
      return { title: `${fact.horse} has a new home`, text: `${fact.colour} ${fact.breed}` };
  }
}

const formatWhere = ({ discipline, level, showId }: ShowFact) =>
  `${disciplineAt(discipline, showId)}, ${formatShowLevel(level, showId)}`;
