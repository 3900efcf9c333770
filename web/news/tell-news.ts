import { call } from '../api/call.ts';
import { showToast } from '../ui/toasts.ts';

/** A notice has no room for more. */
const MOST_TOLD = 3;
const MOST_ASKED = 10;

const told = new Set<string>();

/** Shows sales and answers since this world time, each once; results and foals are shown elsewhere. */
export async function tellNews(since: Date): Promise<void> {
  // The news page shows them too.
  const news = await call('GET /api/news', { query: { limit: MOST_ASKED } }).catch(() => []);
  const fresh = news.filter(
    ({ id, at, topic }) => (topic === 'sales' || topic === 'studs') && !told.has(id) && new Date(at) >= since,
  );
  for (const { id } of fresh) told.add(id);
  const [first] = fresh;
  if (first === undefined) return;
  if (fresh.length === 1) {
    const { title, text, href } = first;
    showToast({ title, ...(text !== '' && { description: text }), link: { href, words: 'Look' } });
    return;
  }
  const more = fresh.length - MOST_TOLD;
  const sentences = fresh.slice(0, MOST_TOLD).map(({ title }) => title);
  showToast({
    title: `${fresh.length} pieces of news`,
    description: `${sentences.join('. ')}${more > 0 ? `, and ${more} more` : ''}.`,
    link: { href: '/news', words: 'All news' },
  });
}
