import { CallRefused, sentenceOf } from '../api/call-refused.ts';
import { change } from '../api/call.ts';
import { newSendId } from '../api/entropy.ts';
import { keyOf } from '../api/read.ts';
import { refresh } from '../api/refresh.ts';
import { readToken, signIn } from '../api/token.ts';
import { storeOf } from '../ui/store.ts';
import { changed } from './room.ts';
import { changeRoom } from './use-chat.ts';

/** A message being sent, or one that failed. */
export interface Unsent {
  /** Reused on retries, so that the message arrives once. */
  readonly sendId: string;
  readonly message: string;
  readonly failure: { readonly sentence: string; readonly canRetry: boolean } | null;
}

export const outbox = storeOf<readonly Unsent[]>([]);
/** Survives closing the panel. */
export const draft = storeOf('');

export function sendMessage(message: string): void {
  const unsent = { sendId: newSendId(), message, failure: null };
  outbox.set([...outbox.read(), unsent]);
  void deliver(unsent);
}

export function resend(unsent: Unsent): void {
  replace({ ...unsent, failure: null });
  void deliver(unsent);
}

export function takeBack({ sendId }: Unsent): void {
  outbox.set(outbox.read().filter((other) => other.sendId !== sendId));
}

/** Wait before the retry of a message sent too soon. */
const PAUSE_MS = 1_100;

async function deliver(unsent: Unsent, isRetry = false): Promise<void> {
  const { sendId, message } = unsent;
  const by = readToken();
  try {
    const { reply } = await change('POST /api/chat/messages', { body: { message, sendId } });
    if (by !== readToken()) return;
    changeRoom((room) => changed(room, [reply]));
    takeBack(unsent);
  } catch (error) {
    if (by !== readToken()) return;
    const code = error instanceof CallRefused ? error.code : null;
    if (code === 'TOO_SOON' && !isRetry) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      return deliver(unsent, true);
    }
    // Slow mode or a mute may have begun.
    if (code === 'TOO_SOON') void refresh([keyOf('GET /api/chat/online-count')]);
    if (code === 'MUTED' || code === 'TOO_YOUNG') void refresh([keyOf('GET /api/moderation')]);
    const isRefused = code === 'UNKIND_WORDS' || code === 'MUTED' || code === 'INVALID_INPUT';
    const hasReason = isRefused || code === 'TOO_SOON' || code === 'TOO_MANY_REQUESTS';
    const sentence = hasReason ? sentenceOf(error, 'Not sent.') : 'Not sent.';
    replace({ ...unsent, failure: { sentence, canRetry: !isRefused } });
  }
}

function replace(unsent: Unsent): void {
  outbox.set(outbox.read().map((other) => (other.sendId === unsent.sendId ? unsent : other)));
}

// The next player on this device must not find them.
signIn.listen(() => {
  draft.set('');
  outbox.set([]);
});
