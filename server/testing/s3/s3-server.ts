import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../../picture-store/s3-request.ts';
import { isSignedBy } from './verify-signature.ts';

/** How the server treats each request. */
export type S3Fault = 'none' | 'unavailable' | 'hangs' | 'drops' | 'denies';

export interface S3Server {
  /** Settings of a client that is let in. */
  readonly settings: S3Settings;
  /** By key, prefix included. */
  readonly objects: Map<string, S3Object>;
  fault: S3Fault;
  /** Includes refused requests. */
  requests: number;
  close(): Promise<void>;
}

interface S3Object {
  bytes: Buffer;
  changedAt: number;
}

const BUCKET = 'stable';
const REGION = 'eu-central-1';

interface S3ServerOptions {
  readonly port?: number;
  readonly prefix?: string;
  /** Most keys in a list; small ones show that pages are followed. */
  readonly pageSize?: number;
}

/** One bucket in memory. Signatures are verified by another implementation than the one under test. */
export async function startS3Server(options: S3ServerOptions = {}): Promise<S3Server> {
  const { port = 0, prefix = '', pageSize = 2 } = options;
  const keys = { accessKeyId: 'STABLEHAND', secretAccessKey: 'hay and oats / for+all' };
  const objects = new Map<string, S3Object>();
  const http = createServer((request, response) => void answer(request, response));
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  const endpoint = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const server: S3Server = {
    settings: { endpoint, region: REGION, bucket: BUCKET, prefix, pathStyle: true, ...keys },
    objects,
    fault: 'none',
    requests: 0,
    async close() {
      const closed = once(http, 'close');
      http.close();
      http.closeAllConnections();
      await closed;
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    server.requests += 1;
    const body = await buffer(request).catch(() => undefined);
    if (body === undefined || server.fault === 'hangs') return;
    if (server.fault === 'drops') return void request.socket.destroy();
    if (server.fault === 'unavailable') return fail(response, 503, 'SlowDown');
    if (server.fault === 'denies') return fail(response, 403, 'AccessDenied');
    const url = new URL(request.url ?? '/', endpoint);
    if (!(await isSignedBy(keys, REGION, request, url))) return fail(response, 403, 'SignatureDoesNotMatch');
    if (request.headers['x-amz-content-sha256'] !== createHash('sha256').update(body).digest('hex'))
      return fail(response, 400, 'XAmzContentSHA256Mismatch');
    const [, bucket, key = ''] = /^\/([^/]*)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
    if (bucket !== BUCKET) return fail(response, 404, 'NoSuchBucket');
    if (key === '') return list(response, url.searchParams);
    respond(response, key, request.method, body);
  }

  function respond(response: ServerResponse, key: string, method: string | undefined, body: Buffer): void {
    const found = objects.get(key);
    if (method === 'PUT') objects.set(key, { bytes: body, changedAt: Date.now() });
    else if (method === 'DELETE') objects.delete(key);
    else if (!found) return fail(response, 404, 'NoSuchKey');
    response.writeHead(method === 'DELETE' ? 204 : 200).end(method === 'GET' ? found?.bytes : undefined);
  }

  function list(response: ServerResponse, query: URLSearchParams): void {
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
    const all = [...objects].filter(([key]) => key.startsWith(query.get('prefix') ?? '') && key > after);
    const page = all.toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(0, pageSize);
    const isTruncated = all.length > page.length;
    const next = Buffer.from(page.at(-1)?.[0] ?? '').toString('base64');
    const contents = page.map(
      ([key, { bytes, changedAt }]) =>
        `<Contents><Key>${key}</Key><LastModified>${new Date(changedAt).toISOString()}</LastModified>` +
        `<ETag>&quot;0&quot;</ETag><Size>${bytes.length}</Size></Contents>`,
    );
    response.end(
      `<?xml version="1.0"?><ListBucketResult><Name>${BUCKET}</Name><IsTruncated>${isTruncated}</IsTruncated>` +
        (isTruncated
          ? `<NextContinuationToken>${next.replaceAll('=', '&#x3D;')}</NextContinuationToken>`
          : '') +
        `${contents.join('\n')}</ListBucketResult>`,
    );
  }
  return server;
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}
