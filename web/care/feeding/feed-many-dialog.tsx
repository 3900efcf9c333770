import { FEEDS, MOST_FED_AT_ONCE, type FeedType } from '../../../game/care/feed.ts';
import { counted, inDigits } from '../../ui/coins.tsx';
import { FEED_GOODS, StockDialog } from './stock-dialog.tsx';
import { useFeedMany } from './use-feed-many.ts';
import { feedName, useFeedStock, type CareHorse } from './use-feeding.ts';

interface FeedManyDialogProps {
  readonly horses: readonly CareHorse[];
  readonly onClose: () => void;
  readonly onFed: () => void;
}

/** Lists horses left out before feeding. */
export default function FeedManyDialog({ horses, onClose, onFed }: FeedManyDialogProps) {
  const stock = useFeedStock();
  const round = horses.slice(0, MOST_FED_AT_ONCE);
  const feeding = useFeedMany(round, () => {
    onFed();
    onClose();
  });
  const fedBy = (feed: FeedType) => Math.min(stock.data?.[feed] ?? 0, round.length);
  return (
    <StockDialog
      goods={FEED_GOODS}
      stock={stock}
      title={`Feed ${counted(horses.length, 'horse')}`}
      lead="One bag each, hungriest first. More feed adds to what is left."
      rowOf={(type) => ({ title: `${counted(FEEDS[type].days, 'day')} each`, detail: feedName(type) })}
      noteOf={(chosen) => roundWords(horses.length, round, fedBy(chosen), chosen)}
      buttonOf={(chosen) =>
        chosen === null ? 'Feed' : `Feed ${inDigits(fedBy(chosen))} for ${counted(FEEDS[chosen].days, 'day')}`
      }
      giving={feeding}
      busyLabel="Feeding…"
      onGive={(feed_type) => feeding.run({ body: { horse_ids: round.map(({ id }) => id), feed_type } })}
      onClose={onClose}
    />
  );
}

function roundWords(asked: number, round: readonly CareHorse[], fed: number, feed: FeedType): string {
  if (fed === asked) return `Uses ${counted(fed, 'bag')} of ${feedName(feed).toLowerCase()}.`;
  if (fed === round.length) return `Feeds the hungriest ${MOST_FED_AT_ONCE}: that’s the most at once.`;
  const [first, ...others] = round.slice(fed);
  if (asked > round.length || others.length > 0)
    return `Enough for the hungriest ${inDigits(fed)} of ${inDigits(asked)}.`;
  return `Enough for ${inDigits(fed)}: ${first?.name} goes without.`;
}
