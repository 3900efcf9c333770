import { between, rngFromNumber, type Rng } from '../../rng.ts';
import type { Discipline } from '../disciplines.ts';
import { linesAt, openingLine, resultLines, type LineWriter } from './choose-lines.ts';
import { MARKS } from './marks.ts';
import type { CommentedHorse, Standing } from './standing.ts';

/* What a speaker says while a show is replayed: a pure function of the run (docs/decisions/0135-commentary.md). */

export interface CommentedRun {
  /** The seed that the show revealed when it ran. */
  readonly seed: string;
  readonly discipline: Discipline;
  readonly heat: number;
  readonly field: readonly CommentedHorse[];
}

/** One sentence, and the standing when it is said. */
export interface CommentaryStep {
  /** Marks that are passed, from 0 to all. */
  readonly passed: number;
  readonly text: string;
  /** Best first. At the last mark scores and order are the true ones. */
  readonly standing: readonly Standing[];
}

export interface Commentary {
  readonly marks: readonly string[];
  readonly steps: readonly CommentaryStep[];
}

/** Greatest deviation of a gain between two marks, as a share of the mean gain. Below a half, no score ever falls. */
const SWING = 0.45;

export function commentaryOf({ seed, discipline, heat, field: placed }: CommentedRun): Commentary {
  const marks = MARKS[discipline];
  // Nothing may depend on the order of the result before it is told.
  const field = placed.toSorted(
    (one, other) => Number(one.name > other.name) - Number(one.name < other.name) || one.place - other.place,
  );
  const draw = (what: string) => rngFromNumber(hashOf(`${seed}\n${heat}\n${what}`));
  const scores = new Map(
    field.map((horse) => [horse, scoresAt(horse, marks.length, draw(horse.horseId ?? horse.name))] as const),
  );
  const standings: Standing[][] = [];
  for (const index of marks.keys()) {
    const before = standings.at(-1)?.map(({ horse }) => horse);
    const standing = field
      .map((horse) => ({ horse, score: scores.get(horse)?.[index] ?? 0 }))
      .toSorted((one, other) => other.score - one.score || one.horse.place - other.horse.place)
      .map(({ horse, score }, place) => ({
        horse,
        score,
        gained: before ? before.indexOf(horse) - place : 0,
      }));
    standings.push(standing);
  }
  const writer: LineWriter = { rng: draw('words'), used: new Set(), discipline, marks };
  return { marks, steps: stepsOf(standings, field, writer) };
}

/** FNV-1a (public domain), of code units. Pages tell a show without the hashes that prove it. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** A share of the true score at each mark, and a noise that ends at zero. */
function scoresAt({ score }: CommentedHorse, marks: number, rng: Rng): number[] {
  const swings = Array.from({ length: marks }, () => between(rng, -SWING, SWING));
  const drift = swings.reduce((sum, swing) => sum + swing, 0) / marks;
  const mean = score / marks;
  let noise = 0;
  return swings.map((swing, index) => {
    noise += (swing - drift) * mean;
    return index === marks - 1 ? score : Math.round(mean * (index + 1) + noise);
  });
}

function stepsOf(
  standings: readonly (readonly Standing[])[],
  field: readonly CommentedHorse[],
  writer: LineWriter,
): CommentaryStep[] {
  if (field.length === 0) return [];
  const atStart = field.map((horse) => ({ horse, score: 0, gained: 0 }));
  const steps: CommentaryStep[] = [{ passed: 0, text: openingLine(writer, field), standing: atStart }];
  for (const [index, standing] of standings.entries()) {
    const isLast = index === standings.length - 1;
    const texts = isLast
      ? resultLines(writer, standing)
      : linesAt(writer, { index, standing, before: standings[index - 1] });
    for (const text of texts) steps.push({ passed: index + 1, text, standing });
  }
  return steps;
}
