import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';

export interface S3Settings {
  /** Address of the store, such as `https://s3.example`. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Empty, or ends with a slash. */
  readonly prefix: string;
  /** The bucket is part of the path; otherwise of the host. */
  readonly pathStyle: boolean;
}

export interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** Empty addresses the bucket. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

export interface S3Answer {
  readonly status: number;
  readonly body: Buffer;
}

/** For an answer to begin, and for each byte of a picture: even a slow line carries 500 kB a second. */
const ANSWER_MS = 2_000;
const MS_PER_BYTE = 1 / 500;
/** Assumed where an answer does not say its length, as lists do not. */
const UNTOLD_BYTES = 1_000_000;

/** Throws if no answer comes in time. */
export async function sendToS3(settings: S3Settings, request: S3Request): Promise<S3Answer> {
  const { method, body } = request;
  const { accessKeyId, secretAccessKey, region } = settings;
  const signer = new AwsV4Signer({
    method,
    url: addressOf(settings, request).href,
    headers: { 'x-amz-content-sha256': hashOf(body ?? '') },
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
  });
  const { url, headers } = await signer.sign();
  const patience = new Patience();
  try {
    patience.waitFor(body?.length ?? 0);
    const answer = await fetch(url.href, {
      method,
      headers,
      ...(body !== undefined && { body: Buffer.from(body) }),
      // Signed for this address only.
      redirect: 'manual',
      signal: patience.signal,
    });
    patience.waitFor(Number(answer.headers.get('content-length') ?? UNTOLD_BYTES));
    return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
  } finally {
    patience.end();
  }
}

class Patience {
  readonly #controller = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Replaces the former time limit, starting now. */
  waitFor(bytes: number): void {
    clearTimeout(this.#timer);
    const end = () => this.#controller.abort(new DOMException('No answer came in time', 'TimeoutError'));
    this.#timer = setTimeout(end, Math.ceil(ANSWER_MS + bytes * MS_PER_BYTE));
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

function addressOf(settings: S3Settings, { key = '', query = {} }: S3Request): URL {
  const { endpoint, bucket, pathStyle } = settings;
  const url = new URL(endpoint);
  const base = url.pathname.replace(/\/$/, '');
  if (pathStyle) url.pathname = `${base}/${bucket}/${key}`;
  else {
    url.hostname = `${bucket}.${url.hostname}`;
    url.pathname = `${base}/${key}`;
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

const hashOf = (body: Uint8Array | string) => createHash('sha256').update(body).digest('hex');
