import { storeSuspension } from './token.ts';

export const NO_ANSWER = {
  UNREACHABLE: 'The server cannot be reached. Check your connection, then try again.',
  TOO_SLOW: 'The server did not answer in time. Look whether it happened before you try again.',
} as const;

interface Refused {
  /** 0 without a reply. */
  readonly status: number;
  /** Null if the reply is not the game's. */
  readonly code: string | null;
  readonly message: string;
}

export class CallRefused extends Error {
  readonly status: number;
  readonly code: string | null;

  constructor({ status, code, message }: Refused) {
    super(message);
    this.name = 'CallRefused';
    this.status = status;
    this.code = code;
  }
}

/**
 * The server's sentence, else "502: Bad Gateway": status and body, or the status text when the body is empty
 * (docs/rules/screens.md#errors).
 */
export async function refusedBy(response: Response): Promise<CallRefused> {
  const { status, statusText } = response;
  const body = await response.text().catch(() => '');
  return refusedWith({ status, body: parsed(body), text: body || statusText });
}

interface RefusedAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly text?: string;
}

export function refusedWith({ status, body, text = JSON.stringify(body) }: RefusedAnswer): CallRefused {
  if (typeof body === 'object' && body !== null && 'code' in body && 'message' in body) {
    const refused = { status, code: String(body.code), message: String(body.message) };
    if (refused.code === 'SUSPENDED') storeSuspension(refused.message);
    return new CallRefused(refused);
  }
  return new CallRefused({ status, code: null, message: `${status}: ${text}` });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Worth a retry. */
export const isBreak = (error: unknown): boolean =>
  error instanceof CallRefused && error.status >= 502 && error.status <= 504;

/** The change may have been made; only a retry with the same key can tell. 502 and 504 come from a proxy. */
export const isLostAnswer = (error: unknown): boolean =>
  error instanceof CallRefused &&
  (error.status === 0 || error.code === 'OUTCOME_UNKNOWN' || error.status === 502 || error.status === 504);

export const isUnknownOutcome = (error: unknown): boolean =>
  error instanceof CallRefused &&
  ['OUTCOME_UNKNOWN', 'TOO_SLOW', 'NO_ANSWER_STORED'].includes(error.code ?? '');

export const isRefusedByRule = (error: unknown): boolean =>
  error instanceof CallRefused &&
  error.code !== null &&
  error.code !== 'INVALID_INPUT' &&
  error.code !== 'NO_ANSWER_STORED' &&
  [400, 403, 404, 409].includes(error.status);

/** The server's sentence, else the fallback. */
export function sentenceOf(error: unknown, fallback: string): string {
  return error instanceof CallRefused && error.code !== null ? error.message : fallback;
}
