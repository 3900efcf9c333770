import { bestDays } from '../../../game/care/feeding-plan.ts';
import { Button } from '../../ui/button.tsx';
import { Cost, counted } from '../../ui/coins.tsx';
import { wayFor } from './feeding-ways.ts';
import { useFeedHorses } from './use-feed-horses.ts';
import type { CareHorse } from './use-feeding.ts';
import { useFeedStock } from './use-stock.ts';

interface FeedNowProps {
  readonly horse: CareHorse;
  readonly coins: number;
  /** Opens the dialog, while no single press would feed. */
  readonly onChoose: () => void;
}

/** Feeds by one press what the dialog would propose. */
export function FeedNow({ horse, coins, onChoose }: FeedNowProps) {
  const stock = useFeedStock();
  const feeding = useFeedHorses([horse], () => undefined);
  const only = { horses: 1, rations: [horse.rationUntil !== null] };
  const days = stock.data && bestDays(only, stock.data, coins);
  if (stock.data === undefined || days === undefined)
    return (
      <Button variant="main" aria-haspopup="dialog" onClick={onChoose}>
        Feed
      </Button>
    );
  const { long, plan } = wayFor(days, false, { ...only, stock: stock.data, coins });
  const feed = () =>
    feeding.run({
      body: {
        horses: [{ id: horse.id, feedExpiresAt: horse.feedExpiresAt }],
        days,
        longBags: long,
        price: plan.price,
      },
    });
  return (
    <Button variant="main" busy={feeding.busy} busyLabel="Feeding…" onClick={feed}>
      Feed {counted(days, 'day')}
      {plan.price > 0 && <Cost coins={plan.price} />}
    </Button>
  );
}
