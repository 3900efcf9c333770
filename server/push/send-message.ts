import { Agent, request, type AgentOptions } from 'node:https';
import { isIP } from 'node:net';
import webPush, { type VapidKeys } from 'web-push';
import { publicLookup } from './push-services.ts';

/** How long the service stores a message for a device that is off. */
const TTL_SECONDS = 24 * 3_600;
const TIMEOUT_MS = 10_000;
const MOST_SOCKETS = 16;

export interface Message {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** JSON; the browser's service worker reads it. */
  readonly payload: string;
}

export interface Sent {
  readonly status: number;
  readonly retryAfterMs: number | undefined;
}

export type SendMessage = (message: Message, signal: AbortSignal) => Promise<Sent>;

interface Sender extends VapidKeys {
  /** How a push service reaches the host: a `mailto:` or `https:` address. */
  readonly subject: string;
  /** For tests. */
  readonly agentOptions?: AgentOptions;
}

/** Encrypts for the browser alone (RFC 8291), signs as this world (RFC 8292), and follows no redirects. */
export function openSender({ agentOptions, ...vapidDetails }: Sender): SendMessage {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: MOST_SOCKETS,
    lookup: publicLookup(),
    ...agentOptions,
  });
  return ({ endpoint, p256dh, auth, payload }, signal) => {
    const { hostname, port, pathname, search } = new URL(endpoint);
    if (isIP(hostname) !== 0) return Promise.reject(new Error('Addresses in numbers are never looked up'));
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails,
      TTL: TTL_SECONDS,
      urgency: 'normal',
    });
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          hostname,
          port,
          path: pathname + search,
          method: 'POST',
          headers,
          agent,
          signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        },
        (answer) => {
          // Only the status matters.
          answer.destroy();
          resolve({
            status: answer.statusCode ?? 0,
            retryAfterMs: retryAfterOf(answer.headers['retry-after']),
          });
        },
      );
      sent.once('error', reject);
      sent.end(body);
    });
  };
}

function retryAfterOf(header: string | undefined): number | undefined {
  const seconds = Number(header);
  return header !== undefined && Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined;
}
