import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** May change at any time. */
export interface Notice {
  read(): Promise<string | null>;
}

const POLL_MS = 10_000;

const MOST_CHARACTERS = 600;

/** Polls `notice.txt` at most every ten seconds. */
export function openNotice(dataDir: string, wallNow: () => number = Date.now): Notice {
  const file = join(dataDir, 'notice.txt');
  let polledAt = -Infinity;
  let version: string | undefined;
  let text: Promise<string | null> = Promise.resolve(null);

  const poll = async (before: Promise<string | null>): Promise<string | null> => {
    const found = await stat(file).catch(() => undefined);
    const foundVersion = found?.isFile() ? `${found.mtimeMs}/${found.size}` : undefined;
    if (foundVersion === version) return before;
    version = foundVersion;
    if (foundVersion === undefined) return null;
    const read = await readFile(file, 'utf8').catch(() => '');
    return read.trim().slice(0, MOST_CHARACTERS).trim() || null;
  };

  return {
    read() {
      if (wallNow() - polledAt >= POLL_MS) {
        polledAt = wallNow();
        text = poll(text);
      }
      return text;
    },
  };
}
