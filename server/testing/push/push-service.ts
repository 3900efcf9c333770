import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { decryptMessage, publicKeyOf, type BrowserKeys } from './decrypt-message.ts';

interface Received {
  readonly notice: {
    readonly title: string;
    readonly text: string;
    readonly href: string;
    readonly tag: string;
  };
  readonly headers: IncomingMessage['headers'];
  /** Claims of the signature, which was right. */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
  /** The key that signed it. */
  readonly publicKey: string;
}

/** A browser that has subscribed. */
export interface TestBrowser {
  readonly address: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  /** Oldest first. */
  readonly received: Received[];
  /** Titles of `received`. */
  titles(): string[];
}

export interface TestPushService {
  readonly host: string;
  readonly agentOptions: object;
  newBrowser(): TestBrowser;
  /** Answers the next messages so, then with 201. */
  answerNext(...statuses: readonly number[]): void;
  /** Counts all requests. */
  requests(): number;
  close(): Promise<void>;
}

/** Plays the service of a browser: takes messages by HTTPS, checks their signature and decrypts them. */
export async function startPushService(): Promise<TestPushService> {
  const browsers = new Map<string, { readonly keys: BrowserKeys; readonly received: Received[] }>();
  const answers: number[] = [];
  let requests = 0;

  const server = createServer({ cert: PUSH_CERTIFICATE, key: PUSH_CERTIFICATE_KEY }, (request, response) => {
    void read(request).then((body) => {
      requests += 1;
      const status = answers.shift() ?? 201;
      const browser = browsers.get(request.url ?? '');
      if (!browser) return response.writeHead(404).end();
      if (status !== 201) return response.writeHead(status).end();
      try {
        const notice = JSON.parse(decryptMessage(body, browser.keys)) as Received['notice'];
        browser.received.push({ notice, headers: request.headers, ...readSignature(request) });
        return response.writeHead(201).end();
      } catch {
        return response.writeHead(400).end();
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `push.example.org:${(server.address() as AddressInfo).port}`;

  return {
    host,
    agentOptions: {
      ca: PUSH_CERTIFICATE,
      lookup: (_: string, { all }: { all?: boolean }, done: (...found: unknown[]) => void) =>
        all === true ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
    },
    newBrowser() {
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const keys = { privateKey: pair.getPrivateKey(), auth: randomBytes(16) };
      const path = `/send/${randomBytes(12).toString('base64url')}`;
      const received: Received[] = [];
      browsers.set(path, { keys, received });
      return {
        address: {
          endpoint: `https://${host}${path}`,
          keys: { p256dh: publicKeyOf(keys).toString('base64url'), auth: keys.auth.toString('base64url') },
        },
        received,
        titles: () => received.map(({ notice }) => notice.title),
      };
    },
    answerNext: (...statuses) => void answers.push(...statuses),
    requests: () => requests,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** RFC 8292: a token signed with the key that the browser subscribed with. */
function readSignature({ headers }: IncomingMessage): Pick<Received, 'claims' | 'publicKey'> {
  const { token = '', publicKey = '' } =
    /^vapid t=(?<token>[\w.-]+), ?k=(?<publicKey>[\w-]+)$/.exec(headers.authorization ?? '')?.groups ?? {};
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('The signature is wrong');
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Received['claims'], publicKey };
}

/** The certificate of `push.example.org`, which exists in tests only. Valid until 2120. */
const PUSH_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBczCCARmgAwIBAgIBATAKBggqhkjOPQQDAjAbMRkwFwYDVQQDDBBwdXNoLmV4
YW1wbGUub3JnMCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAbMRkw
FwYDVQQDDBBwdXNoLmV4YW1wbGUub3JnMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcD
QgAEhEJTkTTiUIUEnsYrzuXbL/M6Rx0qRas2xahTMCg4OHmHwtiUvchVQuX2vOWn
jWnYQ2AT6RFpRsER10haWyjgZaNMMEowDAYDVR0TBAUwAwEB/zAbBgNVHREEFDAS
ghBwdXNoLmV4YW1wbGUub3JnMB0GA1UdDgQWBBSZ4IMwX8uvsJcCzTiO64Hy0LoL
ajAKBggqhkjOPQQDAgNIADBFAiB96hC9QhTuphKzfHQ2a2SI/0KbmWErA/cGM8Lx
Qo5F5AIhAPLAGuWyFmc0SZxQD0GXIVgQP7ETPJSjyGTPYRvpsugL
-----END CERTIFICATE-----`;

const PUSH_CERTIFICATE_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgQLgHzFvYrmWAeF0L
AlGYzGUdWyQf0SaLqX1aTUwFKZ2hRANCAASEQlORNOJQhQSexivO5dsv8zpHHSpF
qzbFqFMwKDg4eYfC2JS9yFVC5fa85aeNadhDYBPpEWlGwRHXSFpbKOBl
-----END PRIVATE KEY-----`;
