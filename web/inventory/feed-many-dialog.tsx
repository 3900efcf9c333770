import { useState } from 'react';
import { FEEDS, FEED_TYPES, MOST_FED_AT_ONCE } from '../../game/care/feed.ts';
import type { FeedType } from '../../game/care/feed.ts';
import { Bones } from '../ui/bone.tsx';
import { Button } from '../ui/button.tsx';
import { Choices } from '../ui/forms/choices.tsx';
import { counted, inDigits } from '../ui/coins.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { showToast } from '../ui/toasts.ts';
import { useBuyAddress } from '../ui/way-back.ts';
import { NothingInStock, StockSide } from './stock-words.tsx';
import { feedName, useFeedStock } from './use-inventory.ts';
import { useFeedMany } from './use-feed-many.ts';
import type { CaredFor } from './use-inventory.ts';

interface FeedManyDialogProps {
  /** In the order in which they are fed, while there is feed. */
  readonly horses: readonly CaredFor[];
  readonly onClose: () => void;
  /** Some, or all, have eaten. */
  readonly onFed: () => void;
}

/** One feed for each of several horses; who goes without is said before it is given. */
export default function FeedManyDialog({ horses, onClose, onFed }: FeedManyDialogProps) {
  const [chosen, setChosen] = useState<FeedType | null>(null);
  const stock = useFeedStock();
  const buyAddress = useBuyAddress('feed');
  const round = horses.slice(0, MOST_FED_AT_ONCE);
  const feeding = useFeedMany(round, () => {
    onFed();
    onClose();
  });
  const owned = (feed: FeedType) => stock.data?.[feed] ?? 0;
  const none = stock.data !== undefined && FEED_TYPES.every((feed) => owned(feed) === 0);
  const fed = chosen === null ? 0 : Math.min(owned(chosen), round.length);

  function feed() {
    if (chosen !== null) {
      feeding.run({ body: { horse_ids: round.map(({ id }) => id), feed_type: chosen } });
      return;
    }
    showToast({
      title: 'No Feed Selected',
      description: 'Please select a feed type from your inventory',
      variant: 'destructive',
    });
  }

  return (
    <Dialog
      title={`Feed ${counted(horses.length, 'horse')}`}
      lead="One portion each, the hungriest first. Feed adds to what is there."
      onClose={onClose}
      foot={
        none ? undefined : (
          <>
            <p className="text-15 text-muted" aria-live="polite">
              {chosen !== null && roundWords(horses.length, round, fed, chosen)}
            </p>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              look="main"
              busy={feeding.busy}
              busyLabel="Feeding…"
              disabled={!stock.data}
              onClick={feed}
            >
              {chosen === null ? 'Feed' : `Feed ${inDigits(fed)} for ${counted(FEEDS[chosen].days, 'day')}`}
            </Button>
          </>
        )
      }
    >
      <Loaded reading={stock} skeleton={<Bones label="Loading your feed" rows={5} height="52px" />}>
        {() =>
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
                title: `${counted(FEEDS[type].days, 'day')} each`,
                detail: feedName(type),
                side: <StockSide owned={owned(type)} href={buyAddress} what={feedName(type)} />,
                disabled: owned(type) === 0,
              }))}
            />
          )
        }
      </Loaded>
    </Dialog>
  );
}

/** Who eats, and who does not. */
function roundWords(asked: number, round: readonly CaredFor[], fed: number, feed: FeedType): string {
  if (fed === asked) return `Takes ${inDigits(fed)} of your ${feedName(feed).toLowerCase()}.`;
  if (fed === round.length) return `At most ${MOST_FED_AT_ONCE} are fed at once: the hungriest of them.`;
  const [first, ...others] = round.slice(fed);
  if (asked > round.length || others.length > 0)
    return `You have enough for ${inDigits(fed)} of ${inDigits(asked)}: the hungriest.`;
  return `You have enough for ${inDigits(fed)}: ${first?.name} goes without.`;
}
