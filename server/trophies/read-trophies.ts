import type { z } from 'zod';
import type { horseTrophies } from '../../contract/trophies.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import type { Db } from '../db/connection.ts';
import { fullSince, rowsThroughMonths } from '../db/months/through-months.ts';
import { bornSince } from '../db/new-id.ts';
import { reachesHorse } from '../horses/own-horse.ts';
import {
  findBests,
  findCups,
  findDisciplines,
  findScores,
  findWins,
  type DisciplineRow,
  type ScoredRow,
} from './trophy-queries.ts';

type Trophies = z.input<(typeof horseTrophies)['reply']>;

const MOST_WINS = 12;
const MOST_CUPS = 8;
/** A chart of more would be unreadable on a phone. */
const MOST_SCORES = 60;

export async function readTrophies(
  db: Db,
  { horseId, viewerId }: { readonly horseId: string; readonly viewerId: string },
): Promise<Trophies | Refusal<'HORSE_NOT_FOUND'>> {
  const since = bornSince(horseId);
  const newest = (limit: number) => ({
    since,
    isWhole: fullSince<{ readonly runsAt: Date }>(limit, ({ runsAt }) => runsAt),
  });
  const [reaches, disciplines, wins, cups, bests, scores] = await Promise.all([
    reachesHorse(db, { horseId, viewerId }),
    findDisciplines.rows(db, { horseId }),
    rowsThroughMonths(db, findWins, { horseId, limit: MOST_WINS }, newest(MOST_WINS)),
    rowsThroughMonths(db, findCups, { horseId, limit: MOST_CUPS }, newest(MOST_CUPS)),
    rowsThroughMonths(db, findBests, { horseId }, { since }),
    rowsThroughMonths(db, findScores, { horseId, limit: MOST_SCORES }, newest(MOST_SCORES)),
  ]);
  if (!reaches) return refuse('HORSE_NOT_FOUND');
  return {
    disciplines: disciplines.map(countedView),
    wins: wins.map(scoredView),
    cups: cups.map(({ showId, runsAt, level, grade }) => ({
      showId,
      at: runsAt.toISOString(),
      level,
      grade,
    })),
    bests: bests.map(scoredView),
    scores: scores.toReversed().map(scoredView),
  };
}

function countedView({ discipline, shows, wins, seconds, thirds, rosettes }: DisciplineRow) {
  return { discipline, shows, wins, seconds, thirds, rosettes };
}

function scoredView({ id, showId, discipline, level, grade, runsAt, score, place }: ScoredRow) {
  return { entryId: id, showId, discipline, level, grade, at: runsAt.toISOString(), score, place };
}
