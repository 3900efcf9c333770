import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useUser } from '../../accounts/session.ts';
import '../../calendar/place.css';
import type { Belly } from '../../../art/paint/recipe/stance.ts';
import { HorseScene } from '../../calendar/horse-scene.tsx';
import type { Horse } from '../../horses/use-horses.ts';
import { LivingPicture } from '../../portrait/living/living-picture.tsx';
import { ScenePlate } from '../../portrait/nameplate.tsx';
import { Stall } from '../../portrait/stall.tsx';
import { recordView } from '../../search/viewed-horses.ts';
import { Link } from '../../ui/link.tsx';
import { sentence } from '../../ui/text.ts';

type HeadHorse = Pick<
  Horse,
  'id' | 'name' | 'nameplate' | 'look' | 'backdrop' | 'description' | 'level' | 'breedName' | 'gender' | 'age'
>;

interface HorseHeadProps {
  readonly horse: HeadHorse;
  /** True on grass; other players do not see it. */
  readonly isOut?: boolean;
  readonly belly?: Belly;
  readonly name: ReactNode;
  /** What it is good at: a sentence. */
  readonly best: string;
  /** A button that stays in sight. */
  readonly urgent?: ReactNode;
  /** A label on the picture. */
  readonly label?: ReactNode;
  readonly children: ReactNode;
}

/** The horse first, large; beside it who it is, what it is good at, and what it needs. */
export function HorseHead({
  horse,
  isOut = false,
  belly,
  name,
  best,
  urgent,
  label,
  children,
}: HorseHeadProps) {
  const { id: own } = useUser();
  useEffect(() => recordView(own, horse.id), [own, horse.id]);
  return (
    <>
      <HorseStrip horse={horse}>{urgent}</HorseStrip>
      <div className="horse-head place is-tall">
        <HorseScene
          className="horse-portrait place-scene"
          horse={horse}
          isOut={isOut}
          belly={belly}
          Picture={LivingPicture}
          plate={<ScenePlate name={horse.name} nameplate={horse.nameplate} />}
        />
        <div className="wrap">
          <div className="sign horse-say">
            <nav className="crumb" aria-label="Back">
              <Link href="/stable">
                <ChevronLeft className="icon icon-small" aria-hidden />
                Your horses
              </Link>
            </nav>
            {name}
            <div className="horse-line">
              <span className="plate">Level {horse.level}</span>
              <span>
                {horse.breedName} {horse.gender}
              </span>
              <span className="text-muted">{horse.age}</span>
              <span className="text-muted num">ID {horse.id.slice(0, 8)}</span>
            </div>
            <p className="story">
              {sentence(horse.description)} <b>{best}</b>
            </p>
            {children}
          </div>
          {label}
        </div>
      </div>
    </>
  );
}

interface HorseStripProps {
  readonly horse: Pick<HeadHorse, 'name' | 'look'>;
  /** The button of the most urgent need. */
  readonly children?: ReactNode;
}

/** Before the head of the page; shows the horse at the top of the window once the head is out of sight. */
function HorseStrip({ horse, children }: HorseStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const head = strip.current?.nextElementSibling;
    if (!head) return undefined;
    const watcher = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setIsShown(!last.isIntersecting && last.boundingClientRect.top < 0);
    });
    watcher.observe(head);
    return () => watcher.disconnect();
  }, []);
  return (
    <div className="horse-strip" ref={strip}>
      {isShown && (
        <div>
          <div className="wrap">
            <Stall look={horse.look} alt="" />
            <b aria-hidden>{horse.name}</b>
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
