import { call } from '../../api/call.ts';
import { showToast } from '../../ui/toasts.ts';
import { answerWords, followedWords, type StudAnswer } from './since-words.ts';

/** A notice has room for no more. */
const MOST_TOLD = 3;

const told = new Set<string>();

/** Answers since this world time, each once. */
export async function tellAnswers(since: Date): Promise<void> {
  // Home also lists them.
  const news = await call('GET /api/breeding/since-last-visit').catch(() => undefined);
  const fresh = (news?.latestAnswers ?? []).filter(
    ({ id, answeredAt }) => !told.has(id) && new Date(answeredAt) >= since,
  );
  for (const { id } of fresh) told.add(id);
  const [first] = fresh;
  if (first === undefined) return;
  if (fresh.length === 1) {
    const followed = followedWords(first);
    showToast({ title: answerWords(first), ...(followed && { description: `${followed}.` }) });
    return;
  }
  const more = fresh.length - MOST_TOLD;
  const sentences = fresh.slice(0, MOST_TOLD).map(inWords).join('. ');
  showToast({
    title: `${fresh.length} of your requests have ended`,
    description: `${sentences}${more > 0 ? `, and ${more} more` : ''}.`,
  });
}

const inWords = (answer: StudAnswer) =>
  [answerWords(answer), followedWords(answer)].filter(Boolean).join('; ');
