import { Award, Heart, Sparkles } from 'lucide-react';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { isOnGrass } from '../../../game/horses/fed.ts';
import type { Stance } from '../../../art/paint/recipe/stance.ts';
import { withoutTack } from '../../../game/tack/worn-look.ts';
import '../../calendar/place.css';
import { HorseScene } from '../../calendar/horse-scene.tsx';
import { PlacedPicture } from '../../calendar/placed-picture.tsx';
import type { Look } from '../../portrait/coat-tint.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { YARD } from '../../paddock/settings/yard.ts';
import { DAM_STANCE, FOAL_STANCE } from '../../portrait/family-stances.ts';
import { HorsePicture } from '../../portrait/horse-picture.tsx';
import { LateStall } from '../../portrait/late-stall.tsx';
import { addressOfShow } from '../../shows/show-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { lazily } from '../../ui/loading/lazily.tsx';
import { SETTLED_MS } from '../../ui/loading/when-idle.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { begunAt } from '../../ui/when.ts';
import type { HeroTurn } from './hero-turns.ts';

const HeroBehind = lazily(() => import('./hero-behind.tsx'));

const ICONS = { newborn: Sparkles, winner: Award, favourite: Heart } as const;

interface HeroProps {
  readonly turns: readonly HeroTurn[];
  /** All of the player's; some stand behind. */
  readonly horses: readonly Horse[];
  readonly now: Date;
  /** Straight under the picture, on phones. */
  readonly strip?: ReactNode;
}

/** One horse, shown large, in its own scene; the chips change it. */
export function Hero({ turns, horses, now, strip }: HeroProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  // Who stands behind is not needed for the first picture.
  const [hasSettled, setHasSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasSettled(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  const turn = turns.find(({ horse }) => horse.id === chosen) ?? turns[0];
  if (!turn) return null;
  const { horse, dam, kind, over, say, show } = turn;
  const Icon = ICONS[kind];
  const isOut = isOnGrass(begunAt(horse.grassFrom), now);
  const pictured = (look: Look, alt: string, stance: Partial<Stance>) =>
    // A lantern's scene has its own time of day.
    horse.backdrop === null ? (
      <PlacedPicture look={look} alt={alt} isOut={isOut} stance={stance} />
    ) : (
      <HorsePicture look={look} alt={alt} stance={stance} />
    );
  return (
    <section className="home-hero place is-tall" aria-label={over}>
      <HorseScene
        key={horse.id}
        className={dam ? 'place-scene has-foal' : 'place-scene'}
        horse={{ ...horse, look: withoutTack(horse.look) }}
        isOut={isOut}
        home={YARD}
        behind={
          hasSettled &&
          dam === null && (
            <Suspense fallback={null}>
              <HeroBehind horses={othersOf(horse, horses, now)} />
            </Suspense>
          )
        }
      >
        {dam && (
          <>
            <span className="home-hero-dam">
              {pictured(withoutTack(dam.look), `${dam.name}: ${dam.description}`, DAM_STANCE)}
            </span>
            <span className="home-hero-foal">
              {pictured(withoutTack(horse.look), horse.description, FOAL_STANCE)}
            </span>
          </>
        )}
      </HorseScene>
      <div className="wrap">
        {strip}
        <div className="sign home-hero-say">
          <p className="home-hero-over">
            <Icon className="icon icon-small" aria-hidden />
            {over}
          </p>
          <PageHeading title="Home" className="home-hero-name">
            {horse.name}
          </PageHeading>
          <p className="home-hero-text">{say}</p>
          <p className="home-hero-acts">
            <Link className={buttonClass()} href={`/horses/${horse.id}`}>
              Visit {horse.name}
            </Link>
            {show !== null && (
              <Link className={buttonClass('plain')} href={addressOfShow(show)}>
                See the show
              </Link>
            )}
          </p>
        </div>
        {turns.length > 1 && (
          <div className="home-hero-turns" role="group" aria-label="Who stands here">
            {turns.map((one) => (
              <button
                key={one.horse.id}
                type="button"
                className="home-turn"
                aria-pressed={one === turn}
                onClick={() => setChosen(one.horse.id)}
              >
                <LateStall look={one.horse.look} />
                <span>
                  <b>{one.horse.name}</b>
                  <small>{one.short}</small>
                </span>
              </button>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** Two that are where it is: in the yard, or on grass. */
function othersOf(horse: Horse, horses: readonly Horse[], now: Date): readonly Horse[] {
  const isOut = (one: Horse) => isOnGrass(begunAt(one.grassFrom), now);
  return horses.filter((one) => one.id !== horse.id && isOut(one) === isOut(horse)).slice(0, 2);
}

interface HeroSkeletonProps {
  /** With room for the guide's strip, on phones. */
  readonly hasStrip: boolean;
}

/** As high as the hero. */
export function HeroSkeleton({ hasStrip }: HeroSkeletonProps) {
  return (
    <section className={`home-hero place is-tall is-waiting${hasStrip ? ' has-strip' : ''}`} aria-busy>
      <div className="wrap">
        <PageHeading title="Home" className="sr" />
      </div>
    </section>
  );
}
