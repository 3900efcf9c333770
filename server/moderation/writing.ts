import { mayTalk } from '../../game/moderation/age.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import type { Db } from '../db/connection.ts';
import { formatUntil } from '../http/format-until.ts';
import { findBirthYears, findPair, findWriter, type PairRow, type WriterRow } from './moderation-queries.ts';
import { findChatSeconds, updateChatSeconds } from './setting-queries.ts';
import { refuseWords, type UnkindWords } from './word-filter.ts';

export type TalkRefusal = Refusal<'BIRTH_YEAR_NEEDED' | 'TOO_YOUNG'>;
type MutedRefusal = Refusal<'MUTED'>;
export type NoteRefusal = MutedRefusal | UnkindWords;
export type ReceiverRefusal = Refusal<'BLOCKED_BY_YOU' | 'NOT_TAKING'>;
export type WritingRefusal = TalkRefusal | MutedRefusal | UnkindWords;

interface Writing {
  readonly writerId: string;
  readonly texts: readonly string[];
}

/** Call before a player reads chat or letters (`TALK_REFUSALS`). */
export async function refuseTalk(db: Db, now: Date, playerId: string): Promise<TalkRefusal | undefined> {
  return ageRefusal(await writerOf(db, playerId), now);
}

/** The players among these that `refuseTalk` does not refuse. */
export async function talkersAmong(db: Db, now: Date, playerIds: readonly string[]): Promise<Set<string>> {
  const rows = await findBirthYears.rows(db, { ids: playerIds });
  return new Set(rows.filter(({ birthYear }) => mayTalk(birthYear, now)).map(({ id }) => id));
}

/** Call before a player writes to all (`WRITING_REFUSALS`). */
export async function refuseWriting(
  db: Db,
  now: Date,
  { writerId, texts }: Writing,
): Promise<WritingRefusal | undefined> {
  const [writer, unkind] = await Promise.all([writerOf(db, writerId), refuseWords(db, ...texts)]);
  return ageRefusal(writer, now) ?? muteRefusal(writer, now) ?? unkind;
}

/** Call before a player writes to one (`WRITING_REFUSALS` and `RECEIVER_REFUSALS`). The receiver exists. */
export async function refuseLetter(
  db: Db,
  now: Date,
  { toId, ...writing }: Writing & { readonly toId: string },
): Promise<WritingRefusal | ReceiverRefusal | undefined> {
  const [pair, refusal] = await Promise.all([
    pairOf(db, writing.writerId, toId),
    refuseWriting(db, now, writing),
  ]);
  const isTooYoung = pair.birthYear !== null && !mayTalk(pair.birthYear, now);
  return (
    refusal ??
    blockRefusal(pair) ??
    (isTooYoung ? refuse('NOT_TAKING', { username: pair.username }) : undefined)
  );
}

/** Call before a player leaves a note, a bio or a name, which all may read. */
export async function refuseNote(
  db: Db,
  now: Date,
  { writerId, note }: { readonly writerId: string; readonly note: string },
): Promise<NoteRefusal | undefined> {
  if (note === '') return undefined;
  const [writer, unkind] = await Promise.all([writerOf(db, writerId), refuseWords(db, note)]);
  return muteRefusal(writer, now) ?? unkind;
}

/** Call before a player sends another a request, with or without a note. */
export async function refuseRequest(
  db: Db,
  now: Date,
  { writerId, toId, note }: { readonly writerId: string; readonly toId: string; readonly note: string },
): Promise<ReceiverRefusal | NoteRefusal | undefined> {
  const [pair, noteRefusal] = await Promise.all([
    pairOf(db, writerId, toId),
    refuseNote(db, now, { writerId, note }),
  ]);
  return blockRefusal(pair) ?? noteRefusal;
}

async function writerOf(db: Db, playerId: string): Promise<WriterRow> {
  const writer = await findWriter.first(db, { playerId });
  if (!writer) throw new Error(`No player ${playerId}`);
  return writer;
}

async function pairOf(db: Db, writerId: string, toId: string): Promise<PairRow> {
  const pair = await findPair.first(db, { writerId, toId });
  if (!pair) throw new Error(`No player ${toId}`);
  return pair;
}

function ageRefusal({ birthYear: year }: WriterRow, now: Date): TalkRefusal | undefined {
  if (year === null) return refuse('BIRTH_YEAR_NEEDED');
  return mayTalk(year, now) ? undefined : refuse('TOO_YOUNG');
}

function muteRefusal(writer: WriterRow, now: Date): MutedRefusal | undefined {
  const mute = muteOf(writer, now);
  return mute && refuse('MUTED', { until: formatUntil(mute.until), why: mute.why });
}

/** Undefined once its time is over. */
export function muteOf({ mutedSince: since, mutedUntil: until, mutedWhy: why }: WriterRow, now: Date) {
  const stands = since !== null && (until === null || until > now);
  return stands ? { until, why: why ?? '' } : undefined;
}

function blockRefusal(pair: PairRow): ReceiverRefusal | undefined {
  const { username } = pair;
  if (pair.blockedByWriter) return refuse('BLOCKED_BY_YOU', { username });
  return pair.blocksWriter || pair.isSuspended ? refuse('NOT_TAKING', { username }) : undefined;
}

/** Slow mode: a player’s next chat message comes this long after the last. 0 for none. */
export async function readChatSeconds(db: Db): Promise<number> {
  return (await findChatSeconds.first(db))?.chatSeconds ?? 0;
}

export async function saveChatSeconds(db: Db, seconds: number): Promise<void> {
  await updateChatSeconds.run(db, { seconds });
}
