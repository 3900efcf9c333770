import type { CallShape } from '../../contract/call.ts';
import { expectPromiseKept } from './promise-kept.ts';
import type { TestApp } from './test-app.ts';

/** A request as bytes, for what `call` would not send. */
export interface RawRequest {
  /** By default a path of ids that nothing has. */
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** Any address of the call, were it not for the ids in it. */
export function addressOf({ path }: CallShape, id = '0190a000-0000-7000-8000-000000000000'): string {
  return path.replaceAll(/:\w+/g, encodeURIComponent(id));
}

/** Sends it; the answer is held to the contract like any other. */
export async function sendRaw(app: TestApp, call: CallShape, { url, headers, payload }: RawRequest) {
  const response = await app.http.inject({
    method: call.method,
    url: url ?? addressOf(call),
    ...(headers && { headers }),
    ...(payload !== undefined && { payload }),
  });
  const body: { code?: string; message?: string } = response.json();
  const answer = { status: response.statusCode, headers: response.headers, body };
  expectPromiseKept(call, answer);
  return answer;
}
