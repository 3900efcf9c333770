import { FEEDS, feedLeftDisplay, feedUntil } from '../../../game/care/feed.ts';
import { useWorldNow } from '../../api/use-world-now.ts';
import { counted } from '../../ui/coins.tsx';
import { dayAndTime } from '../../ui/when.ts';
import { FEED_GOODS, StockDialog } from './stock-dialog.tsx';
import { feedName, useFeedHorse, useFeedStock, type CareHorse } from './use-feeding.ts';

interface FeedDialogProps {
  readonly horse: CareHorse;
  readonly onClose: () => void;
}

const EVERY_MINUTE = 60_000;

export default function FeedDialog({ horse, onClose }: FeedDialogProps) {
  const stock = useFeedStock();
  const feeding = useFeedHorse(horse, onClose);
  const now = useWorldNow(EVERY_MINUTE);
  const until = horse.feedExpiresAt === null ? null : new Date(horse.feedExpiresAt);
  const isFed = until !== null && until > now;
  return (
    <StockDialog
      goods={FEED_GOODS}
      stock={stock}
      title={`Feed ${horse.name}`}
      lead={
        isFed
          ? `${feedLeftDisplay(until, now)} of feed left. More feed adds to it.`
          : 'Out of feed and hungry.'
      }
      rowOf={(type) => ({ title: counted(FEEDS[type].days, 'day'), detail: feedName(type) })}
      changeOf={(chosen) => ({
        nowLabel: isFed ? 'Fed until' : 'Now',
        now: dayAndTime(isFed ? until : now, now),
        afterLabel: isFed ? 'Then until' : 'Fed until',
        after: dayAndTime(feedUntil(until, now, chosen), now),
      })}
      buttonOf={(chosen) => (chosen === null ? 'Feed' : `Feed for ${counted(FEEDS[chosen].days, 'day')}`)}
      giving={feeding}
      busyLabel="Feeding…"
      onGive={(feed_type) => feeding.run({ params: { id: horse.id }, body: { feed_type } })}
      onClose={onClose}
    />
  );
}
