/** What the browser itself says when no answer came. */
export const NO_ANSWER = {
  UNREACHABLE: 'The server cannot be reached. Check your connection, then try again.',
  TOO_SLOW: 'The server did not answer in time. Look whether it happened before you try again.',
} as const;

interface Refused {
  /** 0 if no answer came. */
  readonly status: number;
  /** The contract's name for the refusal; null if the answer was none of ours. */
  readonly code: string | null;
  readonly message: string;
}

/** A call that did not succeed. */
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
 * The server's sentence where the answer holds one; anything else becomes "502: Bad Gateway": status, colon,
 * and the body, or the status text when the body is empty (docs/rules/screens.md#errors).
 */
export async function refusedBy(response: Response): Promise<CallRefused> {
  const { status, statusText } = response;
  const body = await response.text().catch(() => '');
  const said = readSentence(body);
  return new CallRefused({
    status,
    ...(said ?? { code: null, message: `${status}: ${body || statusText}` }),
  });
}

function readSentence(body: string): { code: string; message: string } | undefined {
  try {
    const said: unknown = JSON.parse(body);
    if (typeof said !== 'object' || said === null || !('code' in said) || !('message' in said))
      return undefined;
    return { code: String(said.code), message: String(said.message) };
  } catch {
    return undefined;
  }
}

/** The server, or something before it, cannot answer for now: it is worth asking again soon. */
export const isBreak = (error: unknown): boolean =>
  error instanceof CallRefused && error.status >= 502 && error.status <= 504;

/** No answer came to a change, or none that says whether it happened. */
export const isUnknownOutcome = (error: unknown): boolean =>
  error instanceof CallRefused && (error.code === 'OUTCOME_UNKNOWN' || error.code === 'TOO_SLOW');

/** What to tell a player: the sentence meant for players, else the fallback of the failed action. */
export function sentenceOf(error: unknown, fallback: string): string {
  return error instanceof CallRefused && error.code !== null ? error.message : fallback;
}
