import { Pause, Play, SkipForward } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useKeptFocus } from '../../ui/focus/use-kept-focus.ts';
import { Stall, stallOf } from '../../portrait/stall.tsx';
import { Placing } from '../placing.tsx';
import { isOwn, ownerWords } from './placed-horse.tsx';
import { replayWords } from './result-words.ts';
import type { PlacedHorse } from './use-show.ts';
import { pointWords } from '../../ui/point-words.ts';

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
  const controls = useKeptFocus<HTMLDivElement>();
  return (
    <>
      <div className="heat-watch is-watched" {...controls}>
        <h2 className="replay-title">{replayWords(rows, shown)}</h2>
        {over ? (
          <Button look="main" onClick={end}>
            See all scores
          </Button>
        ) : (
          <>
            <Button onClick={pause}>
              {paused ? <Play className="icon" aria-hidden /> : <Pause className="icon" aria-hidden />}
              {paused ? 'Resume' : 'Pause'}
            </Button>
            <Button look="plain" onClick={skip}>
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
              <small>{ownerWords(horse)}</small>
            </span>
            <span className="replay-bar" aria-hidden>
              <i style={{ width: `${(horse.score / best) * 100}%` }} />
            </span>
            <span className="num">{pointWords(horse.score)}</span>
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
              <Stall look={horse.look} words="" />
              <b>{horse.name}</b>
              <small>{ownerWords(horse)}</small>
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
