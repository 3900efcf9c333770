import { Award, Clock, Sprout, Wheat } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '../../accounts/session.ts';
import { useWorldNow } from '../../api/use-world-now.ts';
import { formatAway } from '../../care/pasture/use-pasture.ts';
import { feedLeft } from '../../horses/feed-left.ts';
import { growing } from '../../horses/growing.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { formatRetired } from '../../horses/horse-text.ts';
import { startsComeBack } from '../../shows/enter/entry-bars.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { dayAndTimeWithin } from '../../ui/when.ts';
import { Need } from '../../ui/need.tsx';

const FeedDialog = lazyDialog(() => import('../../care/feeding/feed-dialog.tsx'));

const CLOCK_INTERVAL_MS = 30_000;

/** Why it can enter no show, and what helps. */
export function CannotEnter({ horse }: { readonly horse: Horse }) {
  const { coins } = useUser();
  const now = useWorldNow(CLOCK_INTERVAL_MS);
  const [feeding, setFeeding] = useState(false);
  const young = growing(horse.ageInMonths);
  const hungry = feedLeft(horse, now).hunger === 'hungry';
  const spent = startsComeBack(horse, now);
  const away = formatAway(horse, now);
  const unfit = horse.retired ? formatRetired(horse) : young;
  return (
    <>
      {(unfit !== undefined || away || hungry || spent !== undefined) && (
        <ul className="needs pt-4">
          {hungry && !horse.retired && young?.halter !== false && (
            <Need
              icon={<Wheat className="icon text-bad" aria-hidden />}
              title={`${horse.name} is hungry`}
              why="No shows until fed"
            >
              <Button variant="main" aria-haspopup="dialog" onClick={() => setFeeding(true)}>
                Feed
              </Button>
            </Need>
          )}
          {away && <Need icon={<Sprout className="icon text-good" aria-hidden />} {...away} />}
          {spent !== undefined && (
            <Need
              icon={<Clock className="icon text-muted" aria-hidden />}
              title={`${horse.name} has no starts left today`}
              why={`Starts again ${dayAndTimeWithin(spent, now)}`}
            />
          )}
          {unfit !== undefined && (
            <Need
              icon={<Award className="icon text-muted" aria-hidden />}
              title={unfit.title}
              why={unfit.why}
            />
          )}
        </ul>
      )}
      {feeding && <FeedDialog horses={[horse]} coins={coins} onClose={() => setFeeding(false)} />}
    </>
  );
}
