import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream';
import { pipeline as finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { isUnfinished, UNFINISHED, type Migrations } from '../db/migrations/migrate.ts';

/*
 * A gzip file of JSON lines: the header; each table followed by its rows (arrays of PostgreSQL text values or null);
 * pictures and sequences between tables; the SHA-256 of all lines before it.
 */

const FORMAT = 'Fetlock backup';
const VERSION = 1;
const NEWLINE = 0x0a;
const END = '{"end":';

export const backupsFolder = (dataDir: string): string => join(resolve(dataDir), 'backups');

/** Sorts by time: `fetlock-2026-05-01T08-01-00Z.backup`. */
export function backupName(now: Date, purpose = ''): string {
  const instant = now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  return `fetlock-${instant}${purpose}.backup`;
}

export interface BackupHeader {
  readonly format: typeof FORMAT;
  readonly version: number;
  /** Wall time. */
  readonly at: string;
  /** Oldest first. */
  readonly migrations: readonly string[];
}

export interface TableRecord {
  readonly table: string;
  readonly columns: readonly string[];
}

export interface SequenceRecord {
  readonly sequence: string;
  readonly last: string;
}

export interface PictureRecord {
  readonly picture: string;
  /** Base64. */
  readonly bytes: string;
}

export type BackupRecord = TableRecord | SequenceRecord | PictureRecord;

class CorruptedBackup extends Error {
  constructor(file: string, problem: string, options?: ErrorOptions) {
    super(`The backup ${file} is damaged (${problem}): nothing can be restored from it.`, options);
    this.name = 'Error';
  }
}

export function newHeader(at: Date, migrations: readonly string[]): BackupHeader {
  return { format: FORMAT, version: VERSION, at: at.toISOString(), migrations };
}

export const lineOf = (record: BackupHeader | BackupRecord): string => `${JSON.stringify(record)}\n`;

export const isRow = (line: string): boolean => line.startsWith('[');

/** Renamed into place when complete. Readable by its owner only: it contains the world's secret. */
export async function writeBackupFile(file: string, lines: AsyncIterable<string>): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) throw new Error(`There is a file ${file} already: name another.`);
  const partial = `${file}.partial`;
  try {
    await finished(withEnd(lines), createGzip(), createWriteStream(partial, { mode: 0o600, flush: true }));
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function* withEnd(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const text of lines) {
    hash.update(text);
    yield text;
  }
  yield `${END}"${hash.digest('hex')}"}\n`;
}

/** Throws a message if the file is corrupted, or from an unfinished version or a newer release. */
export async function checkBackupFile(file: string, known: Migrations): Promise<BackupHeader> {
  let header: BackupHeader | undefined;
  for await (const line of readBackupFile(file)) header ??= readHeader(file, line, known);
  if (!header) throw new CorruptedBackup(file, 'it is empty');
  return header;
}

function readHeader(file: string, line: string, known: Migrations): BackupHeader {
  const header = parse(line);
  if (header?.format !== FORMAT) throw new CorruptedBackup(file, 'it does not begin as a backup does');
  if (header.version <= VERSION && isUnfinished(header.migrations, known))
    throw new Error(`The backup ${file} was ${UNFINISHED} Restore it with the version that made it.`);
  const unknown =
    header.version > VERSION ? 'its format' : header.migrations.find((name) => !(name in known));
  if (unknown !== undefined)
    throw new Error(
      `The backup ${file} was made by a newer release (this one does not know ${unknown}): update the program first.`,
    );
  return header;
}

function parse(line: string): BackupHeader | undefined {
  try {
    return JSON.parse(line) as BackupHeader;
  } catch {
    return undefined;
  }
}

/** All lines but the checksum, which is verified. Throws a message if corrupted. */
export async function* readBackupFile(file: string): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let end: string | undefined;
  for await (const line of linesIn(file)) {
    if (end !== undefined) throw new CorruptedBackup(file, 'it goes on after its end');
    const text = line.toString('utf8');
    if (text.startsWith(END)) end = text;
    else {
      hash.update(line).update('\n');
      yield text;
    }
  }
  if (end === undefined) throw new CorruptedBackup(file, 'its end is missing');
  if (end !== `${END}"${hash.digest('hex')}"}`) throw new CorruptedBackup(file, 'its checksum is another');
}

/** Splits at LF only; `node:readline` splits at U+2028 too. */
async function* linesIn(file: string): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  for await (const chunk of unzipped(file)) {
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to !== -1; to = chunk.indexOf(NEWLINE, from)) {
      const rest = chunk.subarray(from, to);
      yield begun.length === 0 ? rest : Buffer.concat([...begun, rest]);
      begun = [];
      from = to + 1;
    }
    if (from < chunk.length) begun.push(chunk.subarray(from));
  }
  if (begun.length > 0) yield Buffer.concat(begun);
}

async function* unzipped(file: string): AsyncGenerator<Buffer> {
  const unzip = createGunzip();
  // Errors reach the reader of `unzip`.
  pipeline(createReadStream(file), unzip, () => {});
  try {
    yield* unzip as AsyncIterable<Buffer>;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code?.startsWith('Z_')) throw new CorruptedBackup(file, message, { cause: error });
    if (code === 'ENOENT') throw new Error(`There is no file ${file}.`, { cause: error });
    throw error;
  }
}
