import { call } from '../api/call.ts';
import { showToast } from '../ui/toasts.ts';
import { answerWords, followedWords } from './since-words.ts';

/** More would not be read in the time that a notice stands; the list of requests has the rest. */
const MOST_TOLD = 3;

const told = new Set<string>();

/** Tells what came of the player's requests for studs since this instant of the world, each once. */
export async function tellAnswers(since: Date): Promise<void> {
  // Whoever cannot be told now finds them at Home.
  const news = await call('GET /api/breeding/since-last-visit').catch(() => undefined);
  const fresh = (news?.latestAnswers ?? []).filter(
    ({ id, answeredAt }) => !told.has(id) && new Date(answeredAt) >= since,
  );
  for (const { id } of fresh) told.add(id);
  for (const answer of fresh.slice(0, MOST_TOLD)) {
    const followed = followedWords(answer);
    showToast({ title: answerWords(answer), ...(followed && { description: `${followed}.` }) });
  }
}
