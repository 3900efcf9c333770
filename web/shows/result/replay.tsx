import { Pause, Play, SkipForward } from 'lucide-react';
import { useEffect, useState, useRef, type ReactNode } from 'react';
import { ordinal } from '../../../game/shows/ordinal.ts';
import { Button } from '../../ui/button.tsx';
import { useKeptFocus } from '../../ui/focus/use-kept-focus.ts';
import { Placing } from '../placing.tsx';
import type { PlacedHorse } from './use-show.ts';
import { pointWords } from '../../ui/words.ts';

interface ReplayProps {
  readonly rows: readonly PlacedHorse[];
  readonly own: string | undefined;
  readonly watching: boolean;
  readonly onWatch: (watching: boolean) => void;
  readonly children: ReactNode;
}

const PLACE_MS = 1_100;
/** Announced to screen readers, beside own horses. */
const TOLD_PLACES = 3;

/** Last to first; all at once with reduced motion. */
export function Replay({ rows, own, watching, onWatch, children }: ReplayProps) {
  const line = useKeptFocus<HTMLDivElement>();
  return (
    <div {...line}>
      {watching ? (
        <Watched rows={rows} own={own} onEnd={() => onWatch(false)} />
      ) : (
        <>
          <p className="heat-watch">
            <Button onClick={() => onWatch(true)}>
              <Play className="icon" aria-hidden />
              Replay
            </Button>
          </p>
          {children}
        </>
      )}
    </div>
  );
}

function Watched({ rows, own, onEnd }: Pick<ReplayProps, 'rows' | 'own'> & { readonly onEnd: () => void }) {
  const [shown, setShown] = useState(() => (isStill() ? rows.length : 1));
  const [paused, setPaused] = useState(false);
  const over = shown >= rows.length;
  useEffect(() => {
    if (paused || over) return undefined;
    const timer = setTimeout(() => setShown((before) => before + 1), PLACE_MS);
    return () => clearTimeout(timer);
  }, [paused, over, shown]);
  const best = Math.max(1, ...rows.map(({ score }) => score));
  const from = rows.length - shown;
  const latest = rows[from];
  const places = useFollowed<HTMLOListElement>(from);
  const controls = useKeptFocus<HTMLParagraphElement>();
  return (
    <>
      <p className="heat-watch is-watched" {...controls}>
        {!over && (
          <>
            <Button onClick={() => setPaused(!paused)}>
              {paused ? <Play className="icon" aria-hidden /> : <Pause className="icon" aria-hidden />}
              {paused ? 'Resume' : 'Pause'}
            </Button>
            <Button look="plain" onClick={() => setShown(rows.length)}>
              <SkipForward className="icon" aria-hidden />
              Skip to the winner
            </Button>
          </>
        )}
        {over && (
          <Button look="main" onClick={onEnd}>
            See all scores
          </Button>
        )}
        <span className="sr" role="status">
          {latest && isTold(latest, own) ? `${latest.name} is ${ordinal(latest.place)}.` : ''}
        </span>
      </p>
      <ol className="replay" aria-label="Placed so far" reversed ref={places}>
        {rows.map((horse, nth) => (
          <li
            key={horse.place}
            data-shown={nth >= from}
            className={own !== undefined && horse.owner?.id === own ? 'is-own' : undefined}
            aria-hidden={nth < from}
          >
            <Placing place={horse.place} of={null} />
            <span className="replay-name">
              <b>{nth >= from ? horse.name : '…'}</b>
              <small>{horse.owner === null ? 'House horse' : `Owned by ${horse.owner.username}`}</small>
            </span>
            <span className="replay-bar" aria-hidden>
              <i style={{ width: nth >= from ? `${(horse.score / best) * 100}%` : 0 }} />
            </span>
            <span className="num">{pointWords(horse.score)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function isTold({ place, owner }: PlacedHorse, own: string | undefined): boolean {
  return place <= TOLD_PLACES || (own !== undefined && owner?.id === own);
}

function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Keeps the `nth` child in view until the player scrolls. */
function useFollowed<List extends HTMLElement>(nth: number) {
  const list = useRef<List>(null);
  const left = useRef(false);
  useEffect(() => {
    const leave = () => {
      left.current = true;
    };
    window.addEventListener('wheel', leave, { passive: true });
    window.addEventListener('touchmove', leave, { passive: true });
    return () => {
      window.removeEventListener('wheel', leave);
      window.removeEventListener('touchmove', leave);
    };
  }, []);
  useEffect(() => {
    if (left.current) return;
    list.current?.children[nth]?.scrollIntoView({
      block: 'nearest',
      behavior: isStill() ? 'instant' : 'smooth',
    });
  }, [nth]);
  return list;
}
