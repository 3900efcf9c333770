import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { worldNow } from '../api/world-clock.ts';
import { lazily } from '../ui/loading/lazily.tsx';
import type { PaintedAheadProps } from './cards.tsx';
import { cardsAreOn } from './cards-on.ts';
import { isFresh } from './closing.ts';
import { nextCard, NO_ROW, queueOf, seenBy, type Card } from './queue.ts';
import { useTouches, whenQuiet } from './quiet.ts';
import { seeMoment, useMoments } from './use-moments.ts';

const Cards = lazily(() => import('./cards.tsx'));
const PaintedAhead = lazily<PaintedAheadProps>(async () => ({
  default: (await import('./cards.tsx')).PaintedAhead,
}));

const OPENED = worldNow();
/** When the page was last hidden and last shown again. */
let hidden = OPENED;
let back = OPENED;

document.addEventListener('visibilitychange', () => {
  if (document.hidden) hidden = worldNow();
  else back = worldNow();
});

/** True before the page was opened or while it was last hidden. */
function wasAway(instant: string): boolean {
  const at = new Date(instant);
  return at < OPENED || (at >= hidden && at < back);
}

interface ShownCard extends Card {
  /** Device time. */
  readonly since: number;
}

/**
 * Shows great moments over any page, one at a time and once each: when its horse is painted and the player is not busy.
 * Closing a card marks it as seen.
 */
export default function MomentHost() {
  const isOn = cardsAreOn();
  const moments = useMoments(isOn);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<ShownCard | null>(null);
  const [row, setRow] = useState(NO_ROW);
  const [isLoaded, setLoaded] = useState(false);
  const [painted, setPainted] = useState<string | null>(null);
  const waiting = moments === undefined || !isOn ? [] : queueOf(moments, seen);
  const [next] = waiting;
  const isWaiting = next !== undefined;
  const isReady = isWaiting && shown === null && painted === next.key;
  const followsCard = row.shown > 0;
  useTouches();

  const showNext = useEffectEvent(() => {
    const card = nextCard(waiting, moments?.more ?? 0, row);
    if (card === null) return;
    const { moment } = card;
    // Stored here because the next reply no longer includes it.
    setShown({ ...card, since: Date.now() });
    setSeen(new Set([...seen, moment.key]));
    setRow(card.row);
  });
  useEffect(() => {
    // If their code cannot load, the moments come again on the next visit.
    if (isWaiting)
      Promise.all([Cards.load(), PaintedAhead.load()]).then(
        () => setLoaded(true),
        () => undefined,
      );
  }, [isWaiting]);
  useEffect(
    () => (isReady ? whenQuiet({ followsCard, onQuiet: () => showNext() }) : undefined),
    [isReady, followsCard],
  );

  const ahead = isLoaded && next !== undefined && (
    <PaintedAhead key={next.key} moment={next} onPainted={() => setPainted(next.key)} />
  );
  if (shown === null) {
    if (followsCard && waiting.length === 0) setRow(NO_ROW);
    return <Suspense>{ahead}</Suspense>;
  }
  // A key may close twice, and by then the next card may be shown.
  const end = () => {
    seeMoment(seenBy(shown.moment));
    setShown((current) => (current === shown ? null : current));
  };
  const close = () => {
    if (!isFresh(shown.since)) end();
  };
  const leave = () => {
    // Lets the player see the next page first.
    setRow({ ...row, shown: 0 });
    end();
  };
  const { moment, position, more } = shown;
  return (
    <Suspense>
      <Cards
        key={moment.key}
        moment={moment}
        position={position}
        more={more}
        wasAway={wasAway}
        onClose={close}
        onLeave={leave}
      />
      {ahead}
    </Suspense>
  );
}
