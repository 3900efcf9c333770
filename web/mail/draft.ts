import { newSendId } from '../api/entropy.ts';

export interface Draft {
  readonly toUsername: string;
  readonly subject: string;
  readonly body: string;
  /** Each change renews it, so that a letter sent again after a lost connection arrives once. */
  readonly sendId: string;
}

export function newDraft(words: Partial<Draft> = {}): Draft {
  return { toUsername: '', subject: '', body: '', ...words, sendId: newSendId() };
}
