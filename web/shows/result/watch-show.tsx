import { Pause, Play, SkipForward } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { stallOf } from '../../portrait/stall.tsx';
import { Button } from '../../ui/button.tsx';
import { usePartFocus } from '../../ui/focus/use-part-focus.ts';
import { formatPoints } from '../../ui/format-points.ts';
import { OwnMark } from '../../ui/own-mark.tsx';
import { formatOwner, isOwn } from './placed-horse.tsx';
import { ScoreParts } from './score-parts.tsx';
import type { PlacedHorse } from './use-show.ts';
import type { Watch } from './use-watch.ts';
import './watch-show.css';

interface WatchShowProps {
  readonly rows: readonly PlacedHorse[];
  readonly own: string | undefined;
  readonly watch: Watch;
}

/** What the speaker says, and the standing when it is said. */
export function WatchShow({ rows, own, watch }: WatchShowProps) {
  const { over, paused, pause, skip, end } = watch;
  const controls = usePartFocus<HTMLDivElement>();
  return (
    <>
      <div className="heat-watch is-watched" {...controls}>
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
              To the end
            </Button>
          </>
        )}
      </div>
      <div className="watch">
        <div className="watch-said">
          <Speaker rows={rows} own={own} watch={watch} />
          <OwnScore rows={rows} own={own} />
        </div>
        <StandingNow rows={rows} own={own} watch={watch} />
      </div>
    </>
  );
}

/** While more is to come, so that what is below stays near. */
const LINES_SHOWN = 6;

/** Newest first. */
function Speaker({ rows, own, watch: { marks, said, step, over } }: WatchShowProps) {
  const shown = over ? said : said.slice(-LINES_SHOWN);
  return (
    <section className="speaker" aria-labelledby="speaker">
      <h2 className="section" id="speaker">
        What the speaker says
      </h2>
      <span className="speaker-marks" aria-hidden>
        {marks.map((mark, index) => (
          <i key={mark} className={index < step.passed ? 'is-passed' : undefined} />
        ))}
      </span>
      <ol>
        {shown.toReversed().map(({ text }, index) => (
          <li key={said.length - index}>{withOwn(text, rows, own)}</li>
        ))}
      </ol>
    </section>
  );
}

/** Sets off the names of own horses. Longest first, as one name may contain another. */
function withOwn(text: string, rows: readonly PlacedHorse[], own: string | undefined) {
  const names = rows.map(({ name }) => name).toSorted((one, other) => other.length - one.length);
  const anyName = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join('|');
  const ours = new Set(rows.filter((row) => isOwn(row, own)).map(({ name }) => name));
  const parts = text.split(new RegExp(String.raw`(?<![\p{L}\p{N}])(${anyName})(?![\p{L}\p{N}])`, 'u'));
  return parts.map((part, index) => (index % 2 === 1 && ours.has(part) ? <b key={index}>{part}</b> : part));
}

/** The four things that count, of the player's best horse in the heat. */
function OwnScore({ rows, own }: Omit<WatchShowProps, 'watch'>) {
  const horse = rows.find((row) => isOwn(row, own));
  if (!horse) return null;
  return (
    <section className="watch-score" aria-labelledby="watch-score">
      <h2 className="section" id="watch-score">
        What counts for {horse.name}
      </h2>
      <ScoreParts points={horse.points} />
    </section>
  );
}

function StandingNow({ rows, own, watch: { marks, step } }: WatchShowProps) {
  const list = useRef<HTMLOListElement>(null);
  useChangeOfPlaces(list, step);
  const best = Math.max(1, ...rows.map(({ score }) => score));
  const left = marks.length - step.passed;
  return (
    <section className="standing" aria-labelledby="standing">
      <div className="standing-head">
        <h2 className="section" id="standing">
          Standing
        </h2>
        <p>{left === 0 ? 'The result' : `${step.passed} of ${marks.length} done`}</p>
      </div>
      <ol ref={list}>
        {step.standing.map(({ horse: { place }, score }, index) => {
          const row = rows.find((one) => one.place === place);
          return (
            row && (
              <li key={place} data-horse={place} className={isOwn(row, own) ? 'is-own' : undefined}>
                <span className="num standing-place">{step.passed === 0 ? '–' : index + 1}</span>
                {stallOf(row)}
                <span className="standing-name">
                  <b>{row.name}</b>
                  <small>{isOwn(row, own) ? <OwnMark>Yours</OwnMark> : formatOwner(row)}</small>
                </span>
                <span className="standing-bar" aria-hidden>
                  <i style={{ width: `${(score / best) * 100}%` }} />
                </span>
                <span className="num">{formatPoints(score)}</span>
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
}

const MOVE_MS = 500;

/** Rows slide to where they come to stand. */
function useChangeOfPlaces(list: { readonly current: HTMLElement | null }, step: Watch['step']): void {
  const tops = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-horse]') ?? []) {
      const horse = row.dataset['horse'] ?? '';
      const [before, now] = [tops.current.get(horse), row.offsetTop];
      tops.current.set(horse, now);
      if (isStill || before === undefined || before === now) continue;
      const from = { transform: `translateY(${before - now}px)` };
      row.animate([from, { transform: 'none' }], { duration: MOVE_MS, easing: 'ease-out' });
    }
  }, [list, step]);
}
