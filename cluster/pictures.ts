import { createHash, randomInt } from 'node:crypto';
import sharp from 'sharp';
import { Unanswered, type Client } from './client.ts';
import type { Diary, Findings } from './journal.ts';
import { until } from './programs.ts';

/** The refusal of an upload while the picture store is away. */
const AWAY = 'Pictures cannot be stored or shown right now. Nothing was changed.';

const NOTICED_SECONDS = 10;

interface Upload {
  readonly url: string;
  readonly hash: string;
}

/** Profile pictures whose upload was answered, and their contents then. */
export class Pictures {
  readonly #url: string;
  readonly #call: Client;
  readonly #uploads = new Map<string, Upload>();

  constructor(url: string, call: Client) {
    this.#url = url;
    this.#call = call;
  }

  async change(player: Diary): Promise<void> {
    await this.use(player, await this.send(player));
  }

  /** Returns the upload address, which works once. */
  async send(player: Diary): Promise<string> {
    const { body } = await this.#call('POST /api/profile-picture/upload', {}, player.token);
    const answer = await fetch(new URL(body.uploadURL, this.#url), {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body: Buffer.from(await aPicture()),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Unanswered(`${answer.status} ${text}`);
    return body.uploadURL;
  }

  async use(player: Diary, profilePictureURL: string): Promise<void> {
    const sent = { body: { profilePictureURL } };
    const { status, body } = await this.#call('PUT /api/profile-picture', sent, player.token);
    const url = body.profilePicture;
    if (status !== 200 || !url) throw new Error(`The picture was refused: ${JSON.stringify(body)}`);
    this.#uploads.set(player.username, { url, hash: hashOf(await this.#readSoon(url)) });
  }

  /** The horse's picture on a shared link. */
  async portrait(horse: string): Promise<void> {
    const bytes = await this.#read(`/portraits/h/${horse}-${'0'.repeat(16)}.webp`);
    if (bytes.subarray(8, 12).toString() !== 'WEBP') throw new Error(`Horse ${horse} has no portrait`);
  }

  /** Checks every picture, here or in another world. */
  async check(url = this.#url): Promise<Findings> {
    const lost: string[] = [];
    for (const [username, upload] of this.#uploads) {
      const bytes = await this.#read(upload.url, url).catch(() => Buffer.alloc(0));
      if (hashOf(bytes) !== upload.hash) lost.push(`the picture of ${username}`);
    }
    return { found: this.#uploads.size, lost };
  }

  /** Another process may not know yet that the store is back. */
  async #readSoon(path: string): Promise<Buffer> {
    let bytes: Buffer = Buffer.alloc(0);
    await untilDone(`${path} is shown`, async () => {
      bytes = await this.#read(path);
    });
    return bytes;
  }

  async #read(path: string, at = this.#url): Promise<Buffer> {
    const answer = await fetch(new URL(path, at), { signal: AbortSignal.timeout(20_000) });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${bytes.subarray(0, 200).toString()}`);
    return bytes;
  }
}

/** Retries while processes notice that the store is back. */
export async function untilDone(what: string, work: () => Promise<void>): Promise<void> {
  let said: unknown;
  const isDone = () =>
    work().then(
      () => true,
      (error: unknown) => {
        said = error;
        return false;
      },
    );
  await until(what, isDone, { seconds: NOTICED_SECONDS }).catch(() => {
    throw new Error(`After ${NOTICED_SECONDS} s still not so: ${what} (${String(said)})`);
  });
}

/** Throws unless the game explains that pictures are unavailable. */
export async function expectAway(what: string, work: Promise<unknown>): Promise<void> {
  const said = await work.then(
    () => 'nothing',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (!said.includes(AWAY)) throw new Error(`While the store is away, ${what} says ${said}`);
}

function aPicture(): Promise<Buffer> {
  const [r, g, b] = [randomInt(256), randomInt(256), randomInt(256)];
  const create = { width: 600, height: 400, channels: 3, background: { r, g, b } } as const;
  return sharp({ create }).png().toBuffer();
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
