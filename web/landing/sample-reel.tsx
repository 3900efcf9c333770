import { Pause, Play } from 'lucide-react';
import { Paddock } from '../paddock/paddock.tsx';
import { IconButton } from '../ui/button.tsx';
import { SAMPLE_HORSES } from './sample-horse-rows.ts';
import { SamplePicture } from './sample-picture.tsx';
import { mediaStore, useStore } from '../ui/store.ts';
import { useEffect, useState } from 'react';

export function SampleReel() {
  const { shown, show, runs, toggle, pause } = useReel(SAMPLE_HORSES.length);
  const horse = SAMPLE_HORSES[shown];
  // Preloads the next picture.
  const next = (shown + 1) % SAMPLE_HORSES.length;
  if (horse === undefined) throw new Error(`No sample horse ${shown}`);
  return (
    <section
      className="reel"
      aria-label="Horses of the game"
      aria-roledescription="carousel"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && pause('pointer', true)}
      onPointerLeave={() => pause('pointer', false)}
      onFocus={() => pause('focus', true)}
      onBlur={() => pause('focus', false)}
    >
      <Paddock light="afterglow" season="spring" className="hero-scene">
        {SAMPLE_HORSES.map(
          (each, index) =>
            (index === shown || index === next) && (
              <SamplePicture
                key={each.name}
                horse={each}
                className="horse-picture reel-horse"
                sizes="(max-width: 860px) 260px, (max-width: 1100px) 42vw, 560px"
                hidden={index !== shown}
              />
            ),
        )}
      </Paddock>
      <div className="reel-bar">
        {/* Announced only while paused: every three seconds is too often. */}
        <p aria-live={runs ? 'off' : 'polite'}>
          <b>{horse.name}</b>, {horse.coat} {horse.breedName} {horse.sex}
        </p>
        <div className="reel-pick">
          <IconButton label={runs ? 'Pause' : 'Play'} onClick={toggle}>
            {runs ? <Pause className="icon" aria-hidden /> : <Play className="icon" aria-hidden />}
          </IconButton>
          {SAMPLE_HORSES.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              className="reel-dot"
              aria-label={`Show ${name}`}
              aria-current={index === shown || undefined}
              onClick={() => show(index)}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

/** docs/rules/screens.md#pictures */
const INTERVAL_MS = 3_000;
const still = mediaStore('(prefers-reduced-motion: reduce)');

interface Reel {
  readonly shown: number;
  readonly show: (index: number) => void;
  readonly runs: boolean;
  readonly toggle: () => void;
  readonly pause: (by: 'pointer' | 'focus', isPaused: boolean) => void;
}

/** Pauses on hover and focus; starts paused with reduced motion. */
function useReel(count: number): Reel {
  const wantsStill = useStore(still);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [paused, setPaused] = useState({ pointer: false, focus: false });
  const [shown, setShown] = useState(0);
  const runs = chosen ?? !wantsStill;
  const goes = runs && !paused.pointer && !paused.focus;
  useEffect(() => {
    if (!goes) return undefined;
    const timer = setInterval(() => setShown((index) => (index + 1) % count), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [goes, count]);
  return {
    shown,
    show: setShown,
    runs,
    toggle: () => setChosen(!runs),
    pause: (by, isPaused) => setPaused((before) => ({ ...before, [by]: isPaused })),
  };
}
