import { Pause, Play, SkipForward } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { usePartFocus } from '../../ui/focus/use-part-focus.ts';
import { Stall, stallOf } from '../../portrait/stall.tsx';
import { Placing } from '../placing.tsx';
import { isOwn, formatOwner } from './placed-horse.tsx';
import { formatReplay } from './format-result.ts';
import type { PlacedHorse } from './use-show.ts';
import { formatPoints } from '../../ui/format-points.ts';

interface ReplayProps {
  readonly rows: readonly PlacedHorse[];
  readonly own: string | undefined;
  readonly replay: ReplayState;
}

/** Shows horses from last to first. */
export function Replay({ rows, own, replay }: ReplayProps) {
  const { shown, over, paused, pause, skip, end } = replay;
  const from = rows.length - shown;
  const best = Math.max(1, ...rows.map(({ score }) => score));
  const controls = usePartFocus<HTMLDivElement>();
  return (
    <>
      <div className="heat-watch is-watched" {...controls}>
        <h2 className="replay-title">{formatReplay(rows, shown)}</h2>
        {over ? (
          <Button variant="main" onClick={end}>
            See all scores
          </Button>
        ) : (
          <>
            <Button onClick={pause}>
              {paused ? <Play className="icon" aria-hidden /> : <Pause className="icon" aria-hidden />}
              {paused ? 'Resume' : 'Pause'}
            </Button>
            <Button variant="plain" onClick={skip}>
              <SkipForward className="icon" aria-hidden />
              Skip to the winner
            </Button>
          </>
        )}
      </div>
      <ol className="replay" aria-label="Placed so far">
        {rows.slice(from).map((horse) => (
          <li key={horse.place} className={isOwn(horse, own) ? 'is-own' : undefined}>
            <Placing place={horse.place} of={null} />
            {stallOf(horse)}
            <span className="replay-name">
              <b>{horse.name}</b>
              <small>{formatOwner(horse)}</small>
            </span>
            <span className="replay-bar" aria-hidden>
              <i style={{ width: `${(horse.score / best) * 100}%` }} />
            </span>
            <span className="num">{formatPoints(horse.score)}</span>
          </li>
        ))}
      </ol>
      {from > 0 && <Gate rows={rows.slice(0, from)} />}
    </>
  );
}

/** Sorted by name, to reveal nothing about places. */
function Gate({ rows }: { readonly rows: readonly PlacedHorse[] }) {
  return (
    <section className="gate" aria-labelledby="gate">
      <h2 className="section" id="gate">
        Waiting at the gate
      </h2>
      <ul>
        {rows
          .toSorted((one, other) => one.name.localeCompare(other.name))
          .map((horse) => (
            <li key={horse.place}>
              <Stall look={horse.look} alt="" />
              <b>{horse.name}</b>
              <small>{formatOwner(horse)}</small>
            </li>
          ))}
      </ul>
    </section>
  );
}

interface ReplayState {
  /** How many have come in, last place first. */
  readonly shown: number;
  readonly over: boolean;
  readonly paused: boolean;
  readonly pause: () => void;
  readonly skip: () => void;
  readonly end: () => void;
}

const PLACE_MS = 1_400;

/** Null while not replaying. `count` is undefined until the heat is loaded; `justRan` starts it. */
export function useReplay(count: number | undefined, justRan: boolean) {
  const [shown, setShown] = useState<number | null>(null);
  const [paused, setPaused] = useState(false);
  const [hasBegun, setHasBegun] = useState(false);
  if (justRan && !hasBegun) {
    setHasBegun(true);
    setShown(firstShown);
  }
  const over = shown !== null && count !== undefined && shown >= count;
  const goesOn = shown !== null && count !== undefined && !paused && !over;
  useEffect(() => {
    if (!goesOn) return undefined;
    const timer = setTimeout(() => setShown((before) => before && before + 1), PLACE_MS);
    return () => clearTimeout(timer);
  }, [goesOn, shown]);
  const start = () => {
    setPaused(false);
    setShown(firstShown());
  };
  const state: ReplayState | null =
    shown === null
      ? null
      : {
          shown: Math.min(shown, count ?? 0),
          over,
          paused,
          pause: () => setPaused(!paused),
          skip: () => setShown(Infinity),
          end: () => setShown(null),
        };
  return { replay: state, start };
}

/** All at once with reduced motion. */
function firstShown(): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? Infinity : 1;
}
