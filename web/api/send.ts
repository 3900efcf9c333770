import { CallRefused, NO_ANSWER, refusedBy } from './call-refused.ts';
import { dropToken, readToken } from './token.ts';
import { setWorldNow } from './world-clock.ts';

/** Longer than any call: frees the button of a dead connection. */
const TIMEOUT_MS = 30_000;

/** Throws `CallRefused` unless it succeeds. */
export async function send(method: string, address: string, body?: unknown): Promise<Response> {
  const token = readToken();
  const response = await fetchOrRefuse(address, {
    method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  setWorldNow(response.headers.get('x-world-now'));
  if (response.ok) return response;
  if (response.status === 401) refuseToken(token);
  throw await refusedBy(response);
}

/** Keeps a newer token stored meanwhile. */
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
