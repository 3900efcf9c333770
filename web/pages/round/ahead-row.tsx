import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import { standingPutBack } from '../../../game/shows/grades.ts';
import { feedLeft } from '../../horses/feed-left.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { stallOf } from '../../portrait/stall.tsx';
import { counted } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { NEARS_DOWN, unenteredReason, unfedReason, untrainedReason, WITHOUT_OIL } from './done-reasons.ts';
import { Item, ReasonItem, StartsItem } from './round-items.tsx';
import type { RoundAhead } from './use-round.ts';

interface AheadRowProps {
  readonly horse: Horse;
  readonly ahead: RoundAhead;
  readonly now: Date;
}

/** What the round would do for a horse, and why it would leave something out. */
export function AheadRow({ horse, ahead, now }: AheadRowProps) {
  const { id, name } = horse;
  const { feeding, training, leftOut } = ahead.order;
  const isFed = feeding?.horses.some((one) => one.id === id) ?? false;
  const lesson = training.find(({ horseId }) => horseId === id);
  const starts = startsOf(ahead, id);
  const why = leftOut.find(({ horseId }) => horseId === id);
  const care = formatCare(ahead.order, id);
  return (
    <li>
      {stallOf(horse)}
      <Link className="round-name" href={`/horses/${id}`}>
        {name}
      </Link>
      {feeding && isFed ? (
        <Item
          what={`Feed for ${counted(feeding.days, 'day')}${why?.fed ? WITHOUT_OIL : ''}`}
          help={`${feedLeft(horse, now).leftText}${care}`}
        />
      ) : (
        <ReasonItem reason={unfedReason(why?.fed ?? null, horse, now)} extra={care} />
      )}
      {lesson ? (
        <Item
          what={`Train in ${disciplineLabel(lesson.discipline).toLowerCase()}`}
          help={counted(lesson.sessions, 'training')}
        />
      ) : (
        <ReasonItem reason={untrainedReason(why?.trained ?? null, horse, now)} />
      )}
      {starts.length > 0 ? (
        <StartsItem
          {...{ starts, now }}
          horse={asItStarts(horse, ahead)}
          note={ahead.order.nearingDown.includes(id) ? NEARS_DOWN : null}
          purseIndex={ahead.purseIndex}
        />
      ) : (
        <ReasonItem reason={unenteredReason(why?.entered ?? null, horse)} />
      )}
    </li>
  );
}

/** With the standing in which it starts. */
function asItStarts(horse: Horse, { order }: RoundAhead): Horse {
  if (!order.movingDown.includes(horse.id)) return horse;
  return { ...horse, standing: { ...horse.standing, ...standingPutBack(horse.standing, horse.level) } };
}

/** In the order of their shows. */
function startsOf({ order, shows }: RoundAhead, id: string) {
  const entered = new Set(order.entries.flatMap(({ horseId, showId }) => (horseId === id ? [showId] : [])));
  return shows
    .filter((show) => entered.has(show.id))
    .map(({ id: showId, type: discipline, level, scheduledDate }) => ({
      showId,
      discipline,
      level,
      scheduledDate,
      // The card above says who moves up.
      movesUp: false,
    }));
}

/** ", treats, the vet comes". */
function formatCare({ treating, vet }: RoundAhead['order'], id: string): string {
  const isTreated = treating?.horses.some((horse) => horse.id === id) ?? false;
  const seesVet = vet.some(({ horseIds }) => horseIds.includes(id));
  return `${isTreated ? ', treats' : ''}${seesVet ? ', the vet comes' : ''}`;
}
