import type { Reply } from '../../contract/call.ts';
import type { Calls } from '../../contract/contract.ts';
import { setWorldNow } from './world-clock.ts';

export type BatchAnswer = Reply<Calls['GET /api/batch']>[number];

/** A response, and when it came by this device's clock, in milliseconds. */
export interface EarlyResponse {
  readonly response: Response;
  readonly at: number;
}

interface EarlyReads {
  readonly token: string;
  /** Answered in this order; an address that was taken is gone. */
  readonly addresses: (string | undefined)[];
  readonly response: Promise<EarlyResponse | undefined>;
  answers?: Promise<readonly BatchAnswer[]>;
}

declare global {
  interface Window {
    /**
     * What every page of a player needs: `public/early.js` requests it with the stored token while the program is still
     * loading, which takes a phone a second. It is dropped after ten seconds; a slower program requests it anew. The
     * stream reports what happened since.
     */
    readonly early?: EarlyReads;
  }
}

/** The answer to a read that was requested early: once, and only with the same token. */
export async function takeEarly(address: string, token: string | null): Promise<BatchAnswer | undefined> {
  const { early } = window;
  const place = early && early.token === token ? early.addresses.indexOf(address) : -1;
  if (!early || place < 0) return undefined;
  early.addresses[place] = undefined;
  early.answers ??= readAnswers(early.response);
  return (await early.answers)[place];
}

/** None if the response failed: then each address is requested anew. */
async function readAnswers(early: EarlyReads['response']): Promise<readonly BatchAnswer[]> {
  const came = await early;
  if (!came?.response.ok) return [];
  setWorldNow(came.response.headers.get('x-world-now'), came.at);
  return (await came.response.json()) as readonly BatchAnswer[];
}
