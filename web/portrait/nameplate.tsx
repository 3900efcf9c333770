import type { CSSProperties } from 'react';
import { plateSvg } from '../../art/paint/nameplate/plate-svg.ts';
import { PLATES } from '../../art/paint/nameplate/plates.ts';
import type { Nameplate as NameplateKind } from '../../game/cosmetics/nameplates.ts';
import './nameplate.css';

interface NameplateProps {
  readonly nameplate: NameplateKind;
  readonly name: string;
  readonly isSmall?: boolean;
}

/** The name is real text; screen readers do not hear the plate's material. */
export function Nameplate({ nameplate, name, isSmall = false }: NameplateProps) {
  const { letters, relief, hasLaurel } = PLATES[nameplate];
  const drawing = encodeURIComponent(plateSvg(nameplate, { scale: isSmall ? 0.62 : 1 }));
  const style: CSSProperties = {
    backgroundImage: `url("data:image/svg+xml,${drawing}")`,
    color: letters,
    textShadow: `0 1px 0 ${relief}`,
  };
  const classes = ['nameplate', isSmall && 'is-small', hasLaurel && 'has-laurel'].filter(Boolean).join(' ');
  return (
    <span className={classes} style={style}>
      {name}
    </span>
  );
}

/** Longer names use small letters, so that they fit. */
const LARGE_UP_TO = 24;

/** Under a large portrait, whose page has the name as its heading. */
export function ScenePlate(plate: Pick<NameplateProps, 'name' | 'nameplate'>) {
  return (
    <span className="scene-plate" aria-hidden>
      <Nameplate {...plate} isSmall={plate.name.length > LARGE_UP_TO} />
    </span>
  );
}
