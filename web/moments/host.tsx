import { Suspense, useEffect, useState } from 'react';
import { worldNow } from '../api/world-clock.ts';
import { lazily } from '../ui/loading/lazily.tsx';
import { moreWords } from './card-words.ts';
import { cardsAreOn } from './cards-on.ts';
import { placeOf, queueOf, seenBy, type Moment, type Place } from './queue.ts';
import { useQuiet } from './quiet.ts';
import { seeMoment, useMoments } from './use-moments.ts';

const Cards = lazily(() => import('./cards.tsx'));

/** What happened before was while the player was away. */
const OPENED = worldNow();

interface ShownMoment {
  readonly moment: Moment;
  readonly place: Place | null;
  readonly more: string | null;
}

/** Great moments over any page, one at a time, each once; they wait until nobody is busy. */
export default function MomentHost() {
  const isOn = cardsAreOn();
  const moments = useMoments(isOn);
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<ShownMoment | null>(null);
  /** Shown one after the other, without a pause. */
  const [inRow, setInRow] = useState(0);
  const waiting = moments === undefined ? [] : queueOf(moments, told);
  const [next] = waiting;
  const isWaiting = isOn && shown === null && next !== undefined;
  const isQuiet = useQuiet(isWaiting && inRow === 0);

  useEffect(() => {
    if (isWaiting) void Cards.load().catch(() => undefined);
  }, [isWaiting]);

  if (isWaiting && (isQuiet || inRow > 0)) {
    const isLast = waiting.length === 1;
    setShown({
      moment: next,
      place: placeOf(inRow + 1, waiting.length - 1),
      more: isLast ? moreWords(moments?.more ?? 0) : null,
    });
    setInRow(inRow + 1);
  } else if (shown === null && next === undefined && inRow > 0) setInRow(0);

  if (shown === null) return null;
  const { moment } = shown;
  const close = () => {
    seeMoment(seenBy(moment));
    setTold(new Set([...told, moment.key]));
    setShown(null);
  };
  return (
    <Suspense>
      <Cards key={moment.key} {...shown} openedAt={OPENED} onClose={close} />
    </Suspense>
  );
}
