import { parseDraft } from '../api/draft.ts';
import { newSendId } from '../api/entropy.ts';

export interface Draft {
  readonly toUsername: string;
  readonly subject: string;
  readonly body: string;
  /** Idempotency key, renewed with each change: a retry after a lost connection arrives once. */
  readonly sendId: string;
}

export function newDraft(fields: Partial<Draft> = {}): Draft {
  return { toUsername: '', subject: '', body: '', ...fields, sendId: newSendId() };
}

/** Parses the draft stored on this device. */
export function draftIn(text: string): Draft | undefined {
  return parseDraft(text, isDraft);
}

function isDraft(parsed: unknown): parsed is Draft {
  return (
    typeof parsed === 'object' &&
    parsed !== null &&
    (['toUsername', 'subject', 'body', 'sendId'] as const).every(
      (key) => typeof (parsed as Partial<Draft>)[key] === 'string',
    )
  );
}
