import { ChevronLeft } from 'lucide-react';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useUser } from '../../accounts/session.ts';
import { OwnPaddock } from '../../calendar/own-paddock.tsx';
import type { Horse } from '../../horses/use-horses.ts';
import { settingOf } from '../../paddock/settings/setting-of.ts';
import { HorsePicture } from '../../portrait/horse-picture.tsx';
import { noteLookedAt } from '../../search/looked-at.ts';
import { Link } from '../../ui/link.tsx';
import { sentence } from '../../ui/words.ts';

type HeadHorse = Pick<
  Horse,
  'id' | 'look' | 'backdrop' | 'description' | 'level' | 'breedName' | 'gender' | 'age'
>;

const BackdropPaddock = lazy(() => import('../../paddock/backdrops/backdrop-paddock.tsx'));

interface HorseHeadProps {
  readonly horse: HeadHorse;
  readonly name: ReactNode;
  readonly children: ReactNode;
}

export function HorseHead({ horse, name, children }: HorseHeadProps) {
  const { id: own } = useUser();
  useEffect(() => noteLookedAt(own, horse.id), [own, horse.id]);
  return (
    <div className="horse-head">
      <HorseScene horse={horse} />
      <div className="wrap">
        <nav className="crumb" aria-label="Back">
          <Link href="/stable">
            <ChevronLeft className="icon icon-small" aria-hidden />
            Your horses
          </Link>
        </nav>
        <div className="horse-say">
          {name}
          <p className="horse-line">
            <span className="plate">Level {horse.level}</span>
            <span>
              {horse.breedName} {horse.gender}
            </span>
            <span className="text-muted">{horse.age}</span>
            <span className="text-muted num" title={horse.id}>
              ID {horse.id.slice(0, 8)}
            </span>
          </p>
          <p className="story">{sentence(horse.description)}</p>
          {children}
        </div>
      </div>
    </div>
  );
}

function HorseScene({ horse: { look, backdrop, description } }: { readonly horse: HeadHorse }) {
  const picture = <HorsePicture look={look} words={description} />;
  if (backdrop === null)
    return (
      <OwnPaddock className="horse-portrait" setting={settingOf(look)}>
        {picture}
      </OwnPaddock>
    );
  return (
    <Suspense fallback={<div className="scene horse-portrait" />}>
      <BackdropPaddock className="horse-portrait" backdrop={backdrop}>
        {picture}
      </BackdropPaddock>
    </Suspense>
  );
}
