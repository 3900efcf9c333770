import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import { disciplineAt } from '../../../game/shows/venues.ts';
import { call } from '../../api/call.ts';
import { keyOf, queryClient } from '../../api/read.ts';
import { inCoins, inDigits } from '../../ui/coins.tsx';
import { showToast } from '../../ui/toasts.ts';
import { pronounsOf } from '../../ui/text.ts';
import { ordinal } from '../../../game/shows/ordinal.ts';
import { addressOfShow } from '../show-link.tsx';
import { showAt } from '../show-address.ts';
import type { Entry } from '../use-shows.ts';

/** A toast has no room for more. */
const MOST_SHOWN = 3;
/** Limit of the call. */
const PAGE_LIMIT = 100;

export async function notifyResults(ids: readonly string[]): Promise<void> {
  const calls = Array.from({ length: Math.ceil(ids.length / PAGE_LIMIT) }, (_, index) =>
    entriesOf(ids.slice(index * PAGE_LIMIT, (index + 1) * PAGE_LIMIT)),
  );
  const entries = (await Promise.all(calls)).flat();
  // A show's page announces its own result.
  const here = showAt(window.location.pathname);
  const placed = entries
    .filter(({ placement, showId }) => placement !== null && showId !== here)
    .toSorted(byPlace);
  const sentences = await Promise.all(placed.slice(0, MOST_SHOWN).map(formatResult));
  const [first] = placed;
  if (first === undefined) return;
  if (placed.length === 1) {
    const link = { href: addressOfShow(first.showId), label: 'See the show' };
    showToast({ title: sentences.join(), description: await won(first), link });
    return;
  }
  const more = placed.length - sentences.length;
  showToast({
    title: `${placed.length} results are in`,
    description: `${sentences.join('. ')}${more > 0 ? `, and ${more} more` : ''}.`,
    link: { href: addressOfShow(first.showId), label: `See the ${disciplineLabel(first.show.type)} show` },
  });
}

/** Ignores failures: the horse's page has the results. */
function entriesOf(ids: readonly string[]): Promise<readonly Entry[]> {
  return call('GET /api/shows/my-entries', { query: { ids: ids.join(), limit: ids.length } }).catch(() => []);
}

function byPlace(a: Entry, b: Entry): number {
  return (a.placement ?? 0) - (b.placement ?? 0);
}

async function formatResult({ horseId, showId, placement, fieldSize, show }: Entry): Promise<string> {
  const name = (await horseOf(horseId))?.name ?? 'Your horse';
  const of = fieldSize === null ? '' : ` of ${fieldSize}`;
  return `${name} came ${ordinal(placement ?? 0)}${of} in ${disciplineAt(show.type, showId)}`;
}

async function won({ horseId, earnings, xpEarned }: Entry): Promise<string> {
  const horse = await horseOf(horseId);
  const who = horse ? pronounsOf(horse.gender).Subject : 'Your horse';
  return earnings ? `${who} won ${inCoins(earnings)}!` : `${who} earned ${inDigits(xpEarned)} XP.`;
}

/** Undefined for a horse sold meanwhile. */
async function horseOf(horseId: string) {
  const input = { params: { id: horseId } };
  return queryClient
    .ensureQueryData({
      queryKey: keyOf('GET /api/horses/:id', input),
      queryFn: () => call('GET /api/horses/:id', input),
    })
    .catch(() => undefined);
}
