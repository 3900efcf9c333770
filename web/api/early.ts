import type { Reply } from '../../contract/call.ts';
import type { Calls } from '../../contract/contract.ts';
import { setWorldNow } from './world-clock.ts';

export type BatchAnswer = Reply<Calls['GET /api/batch']>[number];

/** `at`: device time, milliseconds. */
export interface EarlyResponse {
  readonly response: Response;
  readonly at: number;
}

interface EarlyReads {
  readonly token: string;
  /** In answer order; undefined once taken. */
  readonly addresses: (string | undefined)[];
  readonly response: Promise<EarlyResponse | undefined>;
  answers?: Promise<readonly BatchAnswer[]>;
}

declare global {
  interface Window {
    /**
     * Requested by `early.js` while the program loads (about a second on a phone); dropped after ten seconds.
     * The stream reports later changes.
     */
    readonly early?: EarlyReads;
  }
}

/** Only once and for the same token. */
export async function takeEarly(address: string, token: string | null): Promise<BatchAnswer | undefined> {
  const { early } = window;
  const index = early && early.token === token ? early.addresses.indexOf(address) : -1;
  if (!early || index < 0) return undefined;
  early.addresses[index] = undefined;
  early.answers ??= readAnswers(early.response);
  return (await early.answers)[index];
}

/** Empty on failure; addresses are then requested again. */
async function readAnswers(early: EarlyReads['response']): Promise<readonly BatchAnswer[]> {
  const came = await early;
  if (!came?.response.ok) return [];
  setWorldNow(came.response.headers.get('x-world-now'), came.at);
  try {
    return (await came.response.json()) as readonly BatchAnswer[];
  } catch {
    return [];
  }
}
