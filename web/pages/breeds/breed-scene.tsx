import type { CSSProperties, ReactNode } from 'react';
import type { Breed } from '../../../game/horses/breeds.ts';
import { breedLook } from '../../market/breeds/breed-look.ts';
import { horseLightIn } from '../../paddock/horse-lights.ts';
import { HorseLightContext } from '../../portrait/horse-light.ts';
import { SceneHorse } from '../../portrait/stall.tsx';
import { metresShown } from '../../portrait/true-size.ts';
import { useYardPicture } from './yard-picture.ts';
import './breeds.css';

interface BreedSceneProps {
  readonly breed: Breed;
  readonly large?: boolean;
  readonly children?: ReactNode;
}

/** A horse of the breed at its usual height, in front of a stable door of 2.25 m. */
export function BreedScene({ breed, large = false, children }: BreedSceneProps) {
  const yard = useYardPicture();
  const look = breedLook(breed);
  const style = {
    '--m': metresShown(look),
    ...(yard !== null && { '--yard': `url("${yard}")` }),
  } as CSSProperties;
  return (
    <span className={large ? 'breed-scene is-large' : 'breed-scene'} style={style}>
      <span className="breed-wall" />
      <HorseLightContext value={horseLightIn('yard', 'day', 'summer')}>
        <span className="breed-horse">
          <SceneHorse look={look} />
        </span>
      </HorseLightContext>
      {children}
    </span>
  );
}
