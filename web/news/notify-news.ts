import { call } from '../api/call.ts';
import { showToast } from '../ui/toasts.ts';

/** A toast has no room for more. */
const MOST_SHOWN = 3;
const PAGE_LIMIT = 10;

const shown = new Set<string>();

/** Shows sales and answers since this world time, each once; results and foals are shown elsewhere. */
export async function notifyNews(since: Date): Promise<void> {
  // The news page shows them too.
  const news = await call('GET /api/news', { query: { limit: PAGE_LIMIT } }).catch(() => []);
  const fresh = news.filter(
    ({ id, at, topic }) =>
      (topic === 'sales' || topic === 'studs') && !shown.has(id) && new Date(at) >= since,
  );
  for (const { id } of fresh) shown.add(id);
  const [first] = fresh;
  if (first === undefined) return;
  if (fresh.length === 1) {
    const { title, text, href } = first;
    showToast({ title, ...(text !== '' && { description: text }), link: { href, label: 'Look' } });
    return;
  }
  const more = fresh.length - MOST_SHOWN;
  const sentences = fresh.slice(0, MOST_SHOWN).map(({ title }) => title);
  showToast({
    title: `${fresh.length} pieces of news`,
    description: `${sentences.join('. ')}${more > 0 ? `, and ${more} more` : ''}.`,
    link: { href: '/news', label: 'All news' },
  });
}
