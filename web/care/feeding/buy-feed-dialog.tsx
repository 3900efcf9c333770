import { FEEDS, FEED_TYPES, isLongBag, type FeedType } from '../../../game/care/feed.ts';
import { pricePerDay } from '../../../game/care/feeding-plan.ts';
import { counted, inDigits } from '../../ui/coins.tsx';
import { BuyDialog, type BuyItem } from '../../ui/buy-dialog.tsx';
import { REST_TEXT } from './feeding-ways.ts';
import { feedName, useBuyFeed } from './use-feeding.ts';
import { useFeedStock } from './use-stock.ts';

const ITEMS: readonly BuyItem<FeedType>[] = FEED_TYPES.map((type) => {
  const { days, buy } = FEEDS[type];
  return {
    type,
    title: feedName(type),
    detail: `Lasts ${counted(days, 'day')}, ${inDigits(Math.round(pricePerDay(type)))} coins a day${isLongBag(type) ? `, ${REST_TEXT}` : ''}`,
    price: buy,
    inSentence: feedName(type).toLowerCase(),
    adds: (quantity) => `Feeds one horse for ${counted(days * quantity, 'day')}`,
  };
});

interface BuyFeedDialogProps {
  readonly coins: number;
  readonly onClose: () => void;
}

export default function BuyFeedDialog({ coins, onClose }: BuyFeedDialogProps) {
  const stock = useFeedStock();
  const buying = useBuyFeed(onClose);
  return (
    <BuyDialog
      title="Buy feed"
      items={ITEMS}
      owned={stock.data}
      coins={coins}
      buying={buying}
      onBuy={(feed_type, quantity) => buying.run({ body: { feed_type, quantity } })}
      onClose={onClose}
    />
  );
}
