import { useState } from 'react';
import { FEEDS, FEED_TYPES, feedLeftDisplay, feedUntil } from '../../game/care/feed.ts';
import type { FeedType } from '../../game/care/feed.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { Bones } from '../ui/bone.tsx';
import { Button } from '../ui/button.tsx';
import { Choices } from '../ui/forms/choices.tsx';
import { counted } from '../ui/coins.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { showToast } from '../ui/toasts.ts';
import { dayAndTime } from '../ui/when.ts';
import { useBuyAddress } from '../ui/way-back.ts';
import { NothingInStock, StockSide } from './stock-words.tsx';
import { feedName, useFeedHorse, useFeedStock } from './use-inventory.ts';
import type { CaredFor } from './use-inventory.ts';

interface FeedDialogProps {
  readonly horse: CaredFor;
  readonly onClose: () => void;
}

const EVERY_MINUTE = 60_000;

/** Chooses a feed from the inventory, and says until when it lasts before it is given. */
export default function FeedDialog({ horse, onClose }: FeedDialogProps) {
  const [chosen, setChosen] = useState<FeedType | null>(null);
  const stock = useFeedStock();
  const buyAddress = useBuyAddress('feed');
  const feeding = useFeedHorse(horse, onClose);
  const now = useWorldNow(EVERY_MINUTE);
  const until = horse.feedExpiresAt === null ? null : new Date(horse.feedExpiresAt);
  const fed = until !== null && until > now;
  const none = stock.data !== undefined && FEED_TYPES.every((feed) => !stock.data?.[feed]);

  function feed() {
    if (chosen !== null) feeding.run({ params: { id: horse.id }, body: { feed_type: chosen } });
    else {
      showToast({
        title: 'No Feed Selected',
        description: 'Please select a feed type from your inventory',
        variant: 'destructive',
      });
    }
  }

  return (
    <Dialog
      title={`Feed ${horse.name}`}
      lead={
        fed ? `${feedLeftDisplay(until, now)} left. Feed adds to what is there.` : 'Out of feed, and hungry.'
      }
      onClose={onClose}
      foot={
        none ? undefined : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              look="main"
              busy={feeding.busy}
              busyLabel="Feeding…"
              disabled={!stock.data}
              onClick={feed}
            >
              {chosen === null ? 'Feed' : `Feed for ${counted(FEEDS[chosen].days, 'day')}`}
            </Button>
          </>
        )
      }
    >
      <Loaded reading={stock} skeleton={<Bones label="Loading your feed" rows={5} height="52px" />}>
        {(owned) =>
          none ? (
            <NothingInStock href={buyAddress} action="Buy feed">
              No feed in inventory. Purchase feed from the Market first.
            </NothingInStock>
          ) : (
            <Choices
              label="Feed"
              value={chosen}
              onChange={setChosen}
              choices={FEED_TYPES.map((type) => ({
                value: type,
                title: counted(FEEDS[type].days, 'day'),
                detail: feedName(type),
                side: <StockSide owned={owned[type] ?? 0} href={buyAddress} what={feedName(type)} />,
                disabled: !owned[type],
              }))}
            />
          )
        }
      </Loaded>
      {chosen !== null && (
        <div className="until">
          <p>
            <small>{fed ? 'Fed until' : 'Now'}</small>
            <b>{dayAndTime(fed ? until : now, now)}</b>
          </p>
          <span className="run" aria-hidden />
          <p className="end">
            <small>{fed ? 'Then until' : 'Fed until'}</small>
            <b>{dayAndTime(feedUntil(until, now, chosen), now)}</b>
          </p>
        </div>
      )}
    </Dialog>
  );
}
