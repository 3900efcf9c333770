import { parseDraft } from '../api/draft.ts';
import { newSendId } from '../api/entropy.ts';

export interface Draft {
  readonly toUsername: string;
  readonly subject: string;
  readonly body: string;
  /** Each change renews it, so that a letter sent again after a lost connection arrives once. */
  readonly sendId: string;
}

export function newDraft(fields: Partial<Draft> = {}): Draft {
  return { toUsername: '', subject: '', body: '', ...fields, sendId: newSendId() };
}

/** The draft kept on this device as JSON. */
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
