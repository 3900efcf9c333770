import { CallRefused, isLostAnswer, NO_ANSWER, refusedBy } from './call-refused.ts';
import { drawEntropy } from './entropy.ts';
import { dropToken, readToken } from './token.ts';
import { setWorldNow } from './world-clock.ts';

/** Longer than any call; frees the button when the connection is dead. */
const TIMEOUT_MS = 30_000;

interface Sending {
  readonly body?: unknown;
  /** Idempotency key: one for all retries of an act. */
  readonly key?: string;
}

/** Throws `CallRefused` unless it succeeds. */
export async function send(method: string, address: string, { body, key }: Sending = {}): Promise<Response> {
  const token = readToken();
  const response = await fetchOrRefuse(address, {
    method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  setWorldNow(response.headers.get('x-world-now'));
  if (response.ok) return response;
  if (response.status === 401) refuseToken(token);
  throw await refusedBy(response);
}

const RETRY_MS = 1_000;

/** Retries a signed-in player's change once if its answer was lost; the key makes that safe. */
export async function sendOnce(method: string, address: string, body: unknown): Promise<Response> {
  const token = readToken();
  if (token === null) return send(method, address, { body });
  const sending = { body, key: drawEntropy() };
  try {
    return await send(method, address, sending);
  } catch (error) {
    if (!isLostAnswer(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    // If another player has signed in, the change is not theirs.
    if (readToken() !== token) throw error;
    return await send(method, address, sending);
  }
}

/** Leaves a newer token in place. */
export function refuseToken(token: string | null): void {
  if (token !== null && token === readToken()) dropToken();
}

async function fetchOrRefuse(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    const code = error instanceof DOMException && error.name === 'TimeoutError' ? 'TOO_SLOW' : 'UNREACHABLE';
    throw new CallRefused({ status: 0, code, message: NO_ANSWER[code] });
  }
}
