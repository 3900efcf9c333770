import { drawEntropy } from '../api/entropy.ts';

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

/** A UUID; browsers make none themselves on plain http. */
function newSendId(): string {
  const hex = drawEntropy();
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
