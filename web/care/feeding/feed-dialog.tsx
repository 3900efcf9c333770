import { useState } from 'react';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { MINUTE } from '../../../game/game-time.ts';
import { bagsOfFeed, countBags, feedUntil, MOST_FED_AT_ONCE } from '../../../game/care/feed.ts';
import { feedLeftDisplay, hungerOf } from '../../../game/care/hunger.ts';
import { bestDays, type FeedingDays } from '../../../game/care/feeding-plan.ts';
import { isNursing, WEANED_FROM } from '../../../game/horses/age.ts';
import { useWorldNow } from '../../api/use-world-now.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { counted, inCoins, inDigits } from '../../ui/coins.tsx';
import { Choices } from '../../ui/forms/choices.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { Query } from '../../ui/query.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useBuyAddress } from '../../ui/way-back.ts';
import { begunAt, dayAndTime } from '../../ui/when.ts';
import { formatLongBags, formatPlain, wayFor, waysFor, formatWay, type FeedingWay } from './feeding-ways.ts';
import { NothingInStock, NowAndAfter } from './stock-dialog.tsx';
import { useFeedHorses } from './use-feed-horses.ts';
import type { CareHorse } from './use-feeding.ts';
import { useFeedStock } from './use-stock.ts';

interface FeedDialogProps {
  /** Hungriest first. */
  readonly horses: readonly CareHorse[];
  readonly coins: number;
  readonly onClose: () => void;
  readonly onFed?: () => void;
}

const NO_FEED_SELECTED = {
  title: 'No Feed Selected',
  description: 'Please select a feed type from your inventory',
  variant: 'destructive',
} as const;

/** Feeds from the inventory and buys missing bags, in one step. */
export default function FeedDialog({ horses: chosen, coins, onClose, onFed }: FeedDialogProps) {
  const stock = useFeedStock();
  const buyAddress = useBuyAddress('feed');
  const now = useWorldNow(MINUTE);
  const [picked, setPicked] = useState<FeedingDays | null>(null);
  const [long, setLong] = useState(false);
  const horses = toFeed(chosen, now);
  const feeding = useFeedHorses(horses, () => {
    onFed?.();
    onClose();
  });
  const rations = horses.map(({ rationUntil }) => rationUntil !== null);
  const means = { horses: horses.length, rations, stock: stock.data ?? {}, coins };
  const days = stock.data && (picked ?? bestDays(means, means.stock, coins));
  const way = days === undefined ? undefined : wayFor(days, long, means);
  const affordsNone = stock.data !== undefined && wayFor(1, false, { ...means, horses: 1 }).horses === 0;
  const isOut = affordsNone && countBags(means.stock) === 0;
  const longBagText = days === undefined ? undefined : formatLongBags(days, means);
  const [only] = horses.length === 1 ? horses : [];
  const feed = ({ days, long, horses: fed, plan }: FeedingWay) =>
    feeding.run({
      body: {
        horses: horses.slice(0, fed).map(({ id, feedExpiresAt }) => ({ id, feedExpiresAt })),
        days,
        longBags: long,
        price: plan.price,
      },
    });
  return (
    <ActDialog
      title={only ? `Feed ${only.name}` : `Feed ${counted(horses.length, 'horse')}`}
      help={{ to: 'feeding', about: 'feed' }}
      lead={only ? leadForOne(only, now) : leadForMany(chosen.length - horses.length, chosen.length)}
      onClose={onClose}
      summary={way === undefined ? false : formatNote(way, horses, coins)}
      cancel="Cancel"
      act={isOut ? undefined : way ? formatFeedButton(way, horses.length) : 'Feed'}
      cost={way && way.plan.price > 0 ? way.plan.price : undefined}
      busy={feeding.busy}
      busyLabel="Feeding…"
      disabled={!stock.data || way?.horses === 0}
      onAct={() => (way ? feed(way) : showToast(NO_FEED_SELECTED))}
    >
      <Query query={stock} skeleton={<Skeleton label="Loading your feed" rows={5} height="52px" />}>
        {() =>
          isOut ? (
            <NothingInStock href={buyAddress} action="Buy feed">
              No feed in inventory. Purchase feed from the Market first.
            </NothingInStock>
          ) : (
            <>
              <Choices
                label="Feed"
                value={days === undefined ? null : String(days)}
                onChange={(value) => setPicked(Number(value) as FeedingDays)}
                choices={waysFor(long, means).map((each) => ({
                  value: String(each.days),
                  title: counted(each.days, 'day') + (only ? '' : ' each'),
                  detail: formatWay(each, horses.length),
                  side: inCoins(each.plan.price),
                  disabled: each.horses === 0,
                }))}
              />
              {longBagText !== undefined && (
                <Switch label="Long bags" detail={longBagText} checked={long} onChange={setLong} />
              )}
            </>
          )
        }
      </Query>
      {only && way && <FedUntil horse={only} days={way.days} now={now} />}
    </ActDialog>
  );
}

/** With several horses, leaves out those on grass and nursing foals. A single foal may be fed ahead. */
function toFeed(horses: readonly CareHorse[], now: Date): readonly CareHorse[] {
  const needing = horses.filter((horse) => !['nursing', 'grass'].includes(hungerOfHorse(horse, now)));
  return (needing.length === 0 ? horses : needing).slice(0, MOST_FED_AT_ONCE);
}

function hungerOfHorse(horse: CareHorse, now: Date) {
  const { ageInMonths, grassFrom } = horse;
  return hungerOf({ feedUntil: feedEnd(horse), grassFrom: begunAt(grassFrom), ageInMonths }, now);
}

function feedEnd({ feedExpiresAt }: CareHorse): Date | null {
  return feedExpiresAt === null ? null : new Date(feedExpiresAt);
}

function leadForOne(horse: CareHorse, now: Date): string {
  const until = feedEnd(horse);
  if (isNursing(horse.ageInMonths))
    return `Nursing until ${WEANED_FROM} months old. Feed that you give now begins then.`;
  if (until === null || until <= now) return 'Out of feed and hungry.';
  return `${feedLeftDisplay(until, now)} of feed left. More feed adds to it.`;
}

function leadForMany(leftOut: number, chosen: number): string {
  if (leftOut === 0) return 'Hungriest first. More feed adds to what is left.';
  if (chosen - leftOut === MOST_FED_AT_ONCE)
    return `The hungriest ${MOST_FED_AT_ONCE}: that’s the most at once.`;
  return `${inDigits(leftOut)} left out: on pasture or nursing, no feed needed yet.`;
}

function formatFeedButton({ days, horses }: FeedingWay, requested: number): string {
  const whom = requested === 1 ? '' : ` ${inDigits(horses)}`;
  return `Feed${whom} for ${counted(days, 'day')}`;
}

function formatNote({ horses: fed, plan }: FeedingWay, horses: readonly CareHorse[], coins: number): string {
  const left = horses.slice(fed);
  const [without] = left;
  const paid = plan.bought
    ? `Buys ${bagsOfFeed(plan.bought.feed, plan.bought.quantity)}. You’ll have ${inCoins(coins - plan.price)} left.`
    : plan.price > 0
      ? `You’ll have ${inCoins(coins - plan.price)} left.`
      : 'Nothing to pay.';
  const all = [paid, formatPlain(plan.plain, fed)].filter(Boolean).join(' ');
  if (!without) return all;
  const missing = left.length === 1 ? `${without.name} goes` : `${inDigits(left.length)} go`;
  return `Enough coins for ${inDigits(fed)}: ${missing} without. ${all}`;
}

interface FedUntilProps {
  readonly horse: CareHorse;
  readonly days: FeedingDays;
  readonly now: Date;
}

function FedUntil({ horse, days, now }: FedUntilProps) {
  const until = feedEnd(horse);
  const isFed = until !== null && until > now;
  return (
    <NowAndAfter
      nowLabel={isFed ? 'Fed until' : 'Now'}
      now={dayAndTime(isFed ? until : now, now)}
      afterLabel={isFed ? 'Then until' : 'Fed until'}
      after={dayAndTime(feedUntil(until, now, days), now)}
    />
  );
}
