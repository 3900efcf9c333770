import { ChevronLeft } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useUser } from '../../accounts/session.ts';
import '../../calendar/place.css';
import { HorseScene } from '../../calendar/horse-scene.tsx';
import type { Horse } from '../../horses/use-horses.ts';
import { LivingPicture } from '../../portrait/living/living-picture.tsx';
import { ScenePlate } from '../../portrait/nameplate.tsx';
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
  readonly name: ReactNode;
  readonly children: ReactNode;
}

export function HorseHead({ horse, isOut = false, name, children }: HorseHeadProps) {
  const { id: own } = useUser();
  useEffect(() => recordView(own, horse.id), [own, horse.id]);
  return (
    <div className="horse-head place is-tall">
      <HorseScene
        className="horse-portrait place-scene"
        horse={horse}
        isOut={isOut}
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
          <p className="horse-line">
            <span className="plate">Level {horse.level}</span>
            <span>
              {horse.breedName} {horse.gender}
            </span>
            <span className="text-muted">{horse.age}</span>
            <span className="text-muted num">ID {horse.id.slice(0, 8)}</span>
          </p>
          <p className="story">{sentence(horse.description)}</p>
          {children}
        </div>
      </div>
    </div>
  );
}
