import { pick, type Rng } from '../../rng.ts';
import type { Discipline } from '../disciplines.ts';
import type { CommentedHorse, Standing } from './standing.ts';
import { DISCIPLINE_LINES } from './discipline-lines.ts';
import { GENERAL_LINES, type GeneralEvent } from './general-lines.ts';

export interface LineWriter {
  readonly rng: Rng;
  /** Sentences are not said twice while there are others. */
  readonly used: Set<string>;
  readonly discipline: Discipline;
  readonly marks: readonly string[];
}

interface Words {
  readonly horse: string;
  readonly other?: string;
  readonly third?: string;
  readonly mark?: string;
  readonly place?: string;
  readonly count?: string;
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const;

/** Numbers beyond a heat of twelve are of player shows. */
const inWords = (count: number) => NUMBERS[count] ?? String(count);
const placeInWords = (index: number) => ORDINALS[index] ?? `number ${index + 1}`;

function capitalised(text: string): string {
  return text.replace(/(^|[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** Chooses an unused sentence whose placeholders are all known. */
function write({ rng, used }: LineWriter, lines: readonly string[], words: Words): string {
  const known = new Map(Object.entries(words).filter(([, word]) => word !== undefined));
  const fitting = lines.filter((line) =>
    [...line.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => known.has(name)),
  );
  const fresh = fitting.filter((line) => !used.has(line));
  const line = pick(rng, fresh.length > 0 ? fresh : fitting);
  used.add(line);
  // A name may begin with a small letter, and stays as its owner wrote it.
  const pattern = capitalised(line.replace(/\{(place|count)\}/g, (_, name: string) => known.get(name) ?? ''));
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => known.get(name) ?? '');
}

export function openingLine(writer: LineWriter, field: readonly CommentedHorse[]): string {
  const horse = field.find(({ horseId }) => horseId !== null) ?? field[0];
  const lines = DISCIPLINE_LINES[writer.discipline].start;
  return write(writer, lines, { horse: horse?.name ?? '', count: inWords(field.length) });
}

interface Mark {
  readonly index: number;
  readonly standing: readonly Standing[];
  readonly before: readonly Standing[] | undefined;
}

interface Event {
  /** The most telling is said. */
  readonly weight: number;
  readonly horse: CommentedHorse;
  readonly lines: readonly string[];
  readonly other?: CommentedHorse | undefined;
  readonly place?: number;
}

/** One sentence about the most telling event, and one about a player's horse if that is another. */
export function linesAt(writer: LineWriter, mark: Mark): string[] {
  const { index, standing } = mark;
  const events = eventsAt(writer, mark).toSorted((one, other) => other.weight - one.weight);
  const [main] = events;
  if (!main) return [];
  const second = events.find(({ horse, weight }) => weight >= 2 && isOwned(horse) && horse !== main.horse);
  const names = standing.map(({ horse }) => horse.name);
  return [main, ...(second ? [second] : [])].map(({ lines, horse, other, place }) =>
    write(writer, lines, {
      horse: horse.name,
      mark: writer.marks[index + (lines === DISCIPLINE_LINES[writer.discipline].last ? 1 : 0)] ?? '',
      ...(other && { other: other.name }),
      ...(names[2] !== undefined && { third: names[2] }),
      ...(place !== undefined && { place: placeInWords(place) }),
    }),
  );
}

const isOwned = ({ horseId }: CommentedHorse) => horseId !== null;

/** Share of a mean step that makes a moment fine, or a fault. */
const TELLING = 0.25;

function eventsAt({ discipline, marks }: LineWriter, { index, standing, before }: Mark): Event[] {
  const [leader, second] = standing;
  if (!leader) return [];
  const events: Event[] = [eventInFront({ discipline, marks }, { index, standing, before }, leader, second)];
  const { fine, fault } = DISCIPLINE_LINES[discipline];
  for (const [place, { horse, score, gained }] of standing.entries()) {
    const own = isOwned(horse) ? 2 : 0;
    const ahead = standing[place - 1]?.horse;
    const behind = standing[place + 1]?.horse;
    if (place > 0 && gained > 0 && behind) {
      const weight = own + Math.min(gained, 3) / 2 + (place < 3 ? 1 : 0);
      events.push({ weight, horse, lines: GENERAL_LINES.passes, other: behind, place });
    }
    if (gained < -1 && ahead) {
      const weight = own + Math.min(-gained, 4) / 4;
      events.push({ weight, horse, lines: GENERAL_LINES.falls, other: ahead, place });
    }
    const was = before?.find((one) => one.horse === horse)?.score ?? 0;
    const mean = horse.score / marks.length;
    const more = (score - was - mean) / Math.max(1, mean);
    if (more > TELLING) events.push({ weight: own + 0.75 + more, horse, lines: fine });
    if (more < -TELLING) events.push({ weight: own + 0.5 - more, horse, lines: fault });
    if (own > 0 && place > 0 && gained === 0 && ahead)
      events.push({ weight: own, horse, lines: GENERAL_LINES.holds, other: ahead, place });
  }
  return events;
}

/** About the leader. */
function eventInFront(
  { discipline, marks }: Pick<LineWriter, 'discipline' | 'marks'>,
  { index, before }: Mark,
  leader: Standing,
  second: Standing | undefined,
): Event {
  const { horse } = leader;
  const event = (weight: number, lines: readonly string[], other = second?.horse): Event => ({
    weight,
    horse,
    lines,
    other,
  });
  if (!second) return event(1, GENERAL_LINES.stays);
  const led = before?.[0]?.horse;
  if (!led) return event(5, GENERAL_LINES.first);
  if (index === marks.length - 2) return event(6, DISCIPLINE_LINES[discipline].last);
  if (led !== horse) return event(5, GENERAL_LINES.lead, led);
  const isHalfway = index + 1 === Math.floor(marks.length / 2);
  return isHalfway ? event(4, GENERAL_LINES.halfway) : event(1, GENERAL_LINES.stays);
}

/** As a share of the winner's score. */
const CLOSE = 0.015;
/** Players' horses named after the winner. */
const MOST_NAMED = 3;

export function resultLines(writer: LineWriter, standing: readonly Standing[]): string[] {
  const [winner, second, third] = standing;
  if (!winner) return [];
  const isClose = second !== undefined && winner.score - second.score <= CLOSE * winner.score;
  const won: GeneralEvent = isClose ? 'close' : 'clear';
  // A player's horse has a sentence of its own after it.
  const isTold = second && third && (isOwned(second.horse) || isOwned(third.horse));
  const first = write(writer, GENERAL_LINES[won], {
    horse: winner.horse.name,
    ...(second && !isTold && { other: second.horse.name }),
    ...(third && !isTold && { third: third.horse.name }),
  });
  const others = standing
    .filter(({ horse }, place) => place > 0 && isOwned(horse))
    .slice(0, MOST_NAMED)
    .map(({ horse }) =>
      write(writer, GENERAL_LINES[horse.prize > 0 ? 'placed' : 'unplaced'], {
        horse: horse.name,
        place: placeInWords(horse.place - 1),
      }),
    );
  return [first, ...others];
}
