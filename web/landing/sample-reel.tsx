import { Pause, Play } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Paddock } from '../paddock/paddock.tsx';
import { HorseOutline } from '../portrait/horse-outline.tsx';
import { IconButton } from '../ui/button.tsx';
import { SAMPLE_HORSES } from './sample-horse-rows.ts';
import type { SampleHorse } from './sample-horse-rows.ts';
import { useReel } from './use-reel.ts';

/** Six horses of the game, one after the other, in the paddock behind the page's first words. */
export function SampleReel() {
  const { shown, show, runs, toggle, hold } = useReel(SAMPLE_HORSES.length);
  const horse = SAMPLE_HORSES[shown];
  if (horse === undefined) throw new Error(`No sample horse ${shown}`);
  return (
    <section
      className="reel"
      aria-label="Horses of the game"
      aria-roledescription="carousel"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={() => hold('focus', true)}
      onBlur={() => hold('focus', false)}
    >
      <Paddock light="afterglow" season="spring" className="hero-scene">
        <SampleOutline key={horse.name} horse={horse} className="horse-picture reel-horse" />
      </Paddock>
      <div className="reel-bar">
        {/* Said only once it stands still: nobody wants a horse read out every three seconds. */}
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

interface SampleOutlineProps {
  readonly horse: SampleHorse;
  readonly className: string;
}

/** A sample horse in its coat's colours. */
export function SampleOutline({ horse, className }: SampleOutlineProps) {
  const { coat, points, mane } = horse.tint;
  const style = { '--coat': coat, '--points': points, '--mane': mane } as CSSProperties;
  return <HorseOutline className={className} words={`${horse.coat} ${horse.breedName}`} style={style} />;
}
