import { newSendId } from '../api/entropy.ts';

export interface Draft {
  readonly toUsername: string;
  readonly subject: string;
  readonly body: string;
  /** Renewed with each change: a letter that is sent again after a break arrives once. */
  readonly sendId: string;
}

export function newDraft(words: Partial<Draft> = {}): Draft {
  return { toUsername: '', subject: '', body: '', ...words, sendId: newSendId() };
}
