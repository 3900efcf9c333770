import { z } from 'zod';
import { TOPICS } from '../../contract/live.ts';
import { addNews, MOST_CHANGES, type Bulletin } from '../db/news.ts';

/** PostgreSQL refuses notifications of 8,000 bytes or more. */
export const MOST_BYTES = 7_900;

/** A piece stays well below `MOST_BYTES`. */
const IDS_AT_ONCE = 40;

const Piece = z.tuple([
  z.string(),
  z.array(z.enum(TOPICS)),
  z.array(z.string()),
  z.array(z.string()),
  // Ids of changes; null if there are too many, or none was published.
  z.array(z.string()).nullable(),
  // Chat messages.
  z.array(z.string()),
]);
const Payload = z.object({ from: z.string(), news: z.array(Piece) });

type NewsPiece = z.output<typeof Piece>;

/** `from` lets the sender ignore its own notifications. */
export function payloadsOf(from: string, bulletin: Bulletin): string[] {
  const envelopeLength = JSON.stringify({ from, news: [] }).length;
  const payloads: string[] = [];
  let pieces: string[] = [];
  let length = envelopeLength;
  const seal = () => {
    if (pieces.length > 0) payloads.push(`{"from":${JSON.stringify(from)},"news":[${pieces.join(',')}]}`);
    pieces = [];
    length = envelopeLength;
  };
  for (const piece of piecesOf(bulletin)) {
    const text = JSON.stringify(piece);
    if (length + text.length + 1 > MOST_BYTES) seal();
    pieces.push(text);
    length += text.length + 1;
  }
  seal();
  return payloads;
}

function* piecesOf(bulletin: Bulletin): Generator<NewsPiece> {
  for (const [playerId, news] of bulletin) {
    const [results, sessions, chat] = [[...news.results], [...news.endedSessions], [...news.chat]];
    const { changes } = news;
    const changeIds = changes && changes.size <= MOST_CHANGES ? [...changes] : null;
    let [topics, from] = [[...news.topics], 0];
    do {
      const to = from + IDS_AT_ONCE;
      yield [
        playerId,
        topics,
        results.slice(from, to),
        sessions.slice(from, to),
        changeIds,
        chat.slice(from, to),
      ];
      [topics, from] = [[], to];
    } while (from < Math.max(results.length, sessions.length, chat.length));
  }
}

/** Undefined if invalid or from a newer version. */
export function readPayload(payload: string): { from: string; bulletin: Bulletin } | undefined {
  const read = Payload.safeParse(parsed(payload));
  if (!read.success) return undefined;
  const bulletin: Bulletin = new Map();
  for (const [playerId, topics, results, endedSessions, changes, chat] of read.data.news)
    addNews(bulletin, playerId, { topics, results, endedSessions, chat, changes: changes ?? undefined });
  return { from: read.data.from, bulletin };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
