import { setTimeout as wait } from 'node:timers/promises';
import type { PictureStore, StoredPicture } from './picture-store.ts';
import { sendToS3, type S3Answer, type S3Request, type S3Settings } from './s3-request.ts';
import type { StoreWatch } from './store-watch.ts';

const TRIES = 3;
/** No further try begins after it. */
const PATIENCE_MS = 3_500;
const FIRST_PAUSE_MS = 100;

/** Keys are those of the folder, so that files can be copied from one to the other. */
export function openS3Store(settings: S3Settings, watch: StoreWatch): PictureStore {
  const { prefix } = settings;

  const send = async (request: S3Request): Promise<S3Answer> => {
    const isProbe = watch.begin();
    const begun = performance.now();
    for (let tried = 1; ; tried++) {
      const { answer, problem, mayPass } = await attempt(settings, request);
      if (answer) {
        watch.worked();
        return answer;
      }
      const isLast = tried === TRIES || isProbe || performance.now() - begun > PATIENCE_MS;
      if (!mayPass || isLast) throw watch.failed(problem);
      await wait(FIRST_PAUSE_MS * 4 ** (tried - 1) * (0.5 + Math.random()));
    }
  };

  const store: PictureStore = {
    async read(key) {
      const { status, body } = await send({ method: 'GET', key: prefix + key });
      return status === 404 ? undefined : body;
    },
    async write(key, body) {
      await send({ method: 'PUT', key: prefix + key, body });
    },
    async delete(key) {
      await send({ method: 'DELETE', key: prefix + key });
    },
    // Read and written: not every store can copy, and pictures are small.
    async move(from, to) {
      const bytes = await store.read(from);
      if (bytes === undefined) return (await store.read(to)) !== undefined;
      await store.write(to, bytes);
      await store.delete(from);
      return true;
    },
    async *list(folder) {
      let next: string | undefined;
      do {
        const query = {
          'list-type': '2',
          prefix: prefix + folder,
          ...(next !== undefined && { 'continuation-token': next }),
        };
        const { body } = await send({ method: 'GET', query });
        const page = readPage(body.toString('utf8'), prefix);
        yield* page.pictures;
        next = page.next;
      } while (next !== undefined);
    },
  };
  return store;
}

type Attempt =
  | { readonly answer: S3Answer; readonly problem?: never; readonly mayPass?: never }
  | { readonly answer?: never; readonly problem: string; readonly mayPass: boolean };

async function attempt(settings: S3Settings, request: S3Request): Promise<Attempt> {
  try {
    const answer = await sendToS3(settings, request);
    const { status } = answer;
    const code = status < 300 ? undefined : errorCodeIn(answer.body.toString('utf8'));
    const isMissing = status === 404 && request.key !== undefined && code !== 'NoSuchBucket';
    if (status < 300 || isMissing) return { answer };
    const problem = `it answered ${[status, code].filter(Boolean).join(' ')}`;
    return { problem: problem + (HINTS[code ?? ''] ?? ''), mayPass: status >= 500 || status === 429 };
  } catch (error) {
    return { problem: reasonOf(error), mayPass: true };
  }
}

const KEYS = ': check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY';

const HINTS: Readonly<Record<string, string>> = {
  SignatureDoesNotMatch: KEYS,
  InvalidAccessKeyId: KEYS,
  AccessDenied: ': the key must be allowed to list, get, put and delete',
  NoSuchBucket: ': check S3_BUCKET',
  PermanentRedirect: ': check S3_ENDPOINT and S3_REGION',
  AuthorizationHeaderMalformed: ': check S3_REGION',
  RequestTimeTooSkewed: ': check the clock of this machine',
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'it did not answer in time';
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return 'code' in cause ? String(cause.code) : cause.message;
}

/* The store's answers are flat lists of fields, read without a parser. */

interface S3Page {
  readonly pictures: readonly StoredPicture[];
  /** Undefined at the end. */
  readonly next: string | undefined;
}

/** An answer to ListObjectsV2. Keys are without the prefix. Throws on other answers, as of a console at that address. */
function readPage(xml: string, prefix: string): S3Page {
  if (!xml.includes('<ListBucketResult')) throw new Error('The answer lists no pictures: check S3_ENDPOINT');
  const pictures = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, object = '']) => ({
    key: (fieldIn(object, 'Key') ?? '').slice(prefix.length),
    bytes: Number(fieldIn(object, 'Size')),
    changedAt: Date.parse(fieldIn(object, 'LastModified') ?? ''),
  }));
  const isTruncated = fieldIn(xml, 'IsTruncated') === 'true';
  const next = isTruncated ? fieldIn(xml, 'NextContinuationToken') : undefined;
  if (isTruncated && next === undefined) throw new Error('The list of pictures breaks off');
  return { pictures, next };
}

/** Such as `SignatureDoesNotMatch`; undefined if the answer is no error of a store. */
const errorCodeIn = (xml: string): string | undefined => fieldIn(xml, 'Code');

function fieldIn(xml: string, name: string): string | undefined {
  const [, text] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return text?.replaceAll(/&(?:#(\d+)|#x([0-9a-f]+)|(amp|lt|gt|quot|apos));/gi, (_, ten, hex, name) =>
    name ? (NAMED[String(name)] ?? '') : String.fromCodePoint(hex ? parseInt(hex, 16) : Number(ten)),
  );
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
