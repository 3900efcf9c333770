import { salary } from '../../game/players/salary.ts';
import { FORM_TRAIT_ROWS, scoreWords } from '../../game/horses/form/trait-rows.ts';
import { classOfLevel } from '../../game/shows/classes.ts';
import { disciplineLabel } from '../../game/shows/disciplines.ts';
import { ordinal } from '../../game/shows/ordinal.ts';
import { disciplineAt, formatShowLevel } from '../../game/shows/venues.ts';
import { counted, inCoins } from '../ui/coins.tsx';
import { pronounsOf } from '../ui/text.ts';
import { formatPoints } from '../ui/format-points.ts';
import type { ClassMoment, GrownMoment, StartMoment } from './use-moments.ts';

export interface CardText {
  /** Above the title. */
  readonly over: string;
  readonly title: string;
  readonly text: string;
  /** Shown beside coins and XP. */
  readonly gains: readonly string[];
}

/** The title is the greatest achievement of a start; the others join what it gained. */
export function startCard(start: StartMoment, isAway: boolean): CardText {
  const { over, title, text } = titleOf(start);
  return {
    over: isAway ? `While you were away. ${over}` : over,
    title,
    text,
    gains: [
      ...otherGains(start),
      `In ${pronounsOf(start.horse.gender).Possessive.toLowerCase()} history, ${start.date}`,
    ],
  };
}

function titleOf(start: StartMoment): Pick<CardText, 'over' | 'title' | 'text'> {
  const { horse, promotedTo, firstWin, recordOver, score, fieldSize } = start;
  const { Subject: she, Possessive: her } = pronounsOf(horse.gender);
  if (promotedTo !== null) {
    return {
      over: 'A new grade',
      title: `${horse.name} reaches ${promotedTo} grade`,
      text: `${she} moves up in class ${start.level}: stronger fields there, and larger prizes.`,
    };
  }
  if (firstWin !== null) {
    const occasion =
      start.starts === 1
        ? `at ${her.toLowerCase()} first start`
        : `at ${her.toLowerCase()} ${ordinal(start.starts)} start`;
    return {
      over: firstWin === 'player' ? `Your first win, ${occasion}` : `${her} first win, ${occasion}`,
      title: `${horse.name} won!`,
      text: `${formatShow(start)}: first of ${fieldSize}.`,
    };
  }
  return {
    over: `A record in ${disciplineLabel(start.discipline)}`,
    title: `${formatPoints(score)} points`,
    text: `${horse.name} has never scored so high. ${her} best was ${formatPoints(recordOver ?? score)}. ${formatShow(start)}.`,
  };
}

/** "Dressage at Amber Hall, class 5, bronze field". */
function formatShow({ showId, discipline, level, grade }: StartMoment): string {
  const field = grade === null ? '' : `, ${grade} field`;
  return `${disciplineAt(discipline, showId)}, ${formatShowLevel(level, showId)}${field}`;
}

function otherGains(start: StartMoment): string[] {
  const { firstWin, promotedTo, recordOver, score, horse } = start;
  const her = pronounsOf(horse.gender).Possessive;
  const gains = [];
  if (promotedTo !== null && firstWin !== null) gains.push(`${her} first win`);
  if ((promotedTo !== null || firstWin !== null) && recordOver !== null)
    gains.push(`A record: ${formatPoints(score)} points`);
  return gains;
}

/** Names a new grade only while the horse starts in that class. */
export function formatEnterLabel({ horse, level, promotedTo }: StartMoment): string {
  if (promotedTo === null || classOfLevel(horse.level).level !== level) return 'Enter shows';
  return `${pronounsOf(horse.gender).Possessive} first ${promotedTo} show`;
}

export function classCard({ horse, level, opens, date }: ClassMoment, isAway: boolean): CardText {
  const { Possessive } = pronounsOf(horse.gender);
  return {
    over: `${isAway ? 'While you were away. ' : ''}Level ${level}`,
    title: `Class ${opens} is open to ${horse.name}`,
    text: 'Stronger rivals, bigger prizes.',
    gains: [`In ${Possessive.toLowerCase()} history, ${date}`],
  };
}

export function grownCard({ horse, heightCm, parts, best, date }: GrownMoment, isAway: boolean): CardText {
  const { Subject, Possessive } = pronounsOf(horse.gender);
  const disciplines = best.map((discipline) => disciplineLabel(discipline).toLowerCase()).join(' and ');
  return {
    over: `${isAway ? 'While you were away. ' : ''}Three years old`,
    title: `${horse.name} is grown up`,
    text: `${Possessive} body is measured, and everybody may see it. ${Subject} is best at ${disciplines}.`,
    gains: [
      `${heightCm} cm tall`,
      ...parts.filter(({ trait }) => trait !== 'height').map(formatPart),
      `In ${Possessive.toLowerCase()} history, ${date}`,
    ],
  };
}

/** "Neck: very long". */
function formatPart({ trait, score }: GrownMoment['parts'][number]): string {
  return `${FORM_TRAIT_ROWS[trait].label}: ${scoreWords(trait, score)}`;
}

export function levelCard(level: number): CardText {
  const before = salary(level - 1);
  const now = salary(level);
  return {
    over: 'Level up',
    title: `You reached level ${level}`,
    text:
      now > before
        ? `Your salary is ${inCoins(now)} a day from now on.`
        : `Your salary is at its highest: ${inCoins(now)} a day.`,
    gains: [],
  };
}

/** "4 earlier moments are in the news and on your horses’ pages."; null for none. */
export function formatMore(more: number): string | null {
  if (more === 0) return null;
  return `${counted(more, 'earlier moment is', 'earlier moments are')} in the news and on your horses’ pages.`;
}
