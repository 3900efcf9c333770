import type { CSSProperties } from 'react';
import { WIDTH } from '../../paddock/lines.ts';
import { SceneThumbnail } from '../../portrait/scene-thumbnail.tsx';
import { Link } from '../../ui/link.tsx';
import type { Land, Place } from './places.ts';
import { labelOf, needWords, pressWords } from './yard-words.ts';

interface HerdListProps {
  readonly land: Land;
  readonly places: readonly Place[];
  readonly now: Date;
}

/** The scene's horses, as a list from left to right for screen readers. */
export function HerdList({ land, places, now }: HerdListProps) {
  return (
    <ul className="yard-herd" aria-label={land === 'yard' ? 'In the yard' : 'On pasture'}>
      {places.map((place) => (
        <Pressed key={place.horse.id} land={land} place={place} now={now} />
      ))}
    </ul>
  );
}

/** A centred label would leave the picture. */
const AT_EDGE = 110;

/** The scene is as wide as the window, but at least 900 px. */
const inVw = (units: number): number => Math.round((units * 100) / WIDTH);

/** When focus moves by keyboard, scrolls a phone's strip to the focused horse. */
function pushIntoView(link: HTMLElement): void {
  if (link.matches(':focus-visible')) link.scrollIntoView({ block: 'nearest', inline: 'center' });
}

interface PressedProps {
  readonly land: Land;
  readonly place: Place;
  readonly now: Date;
}

function Pressed({ land, place, now }: PressedProps) {
  const { horse, where, x, y, width, height, head, hasFoal, dam, pose, top } = place;
  const looks = [
    'yard-horse',
    `is-${where}`,
    `does-${pose}`,
    x < AT_EDGE && 'is-at-edge',
    hasFoal && 'is-dam',
    dam !== null && 'is-young',
  ];
  const style = {
    '--x': x,
    '--y': y,
    '--w': width,
    '--h': height,
    '--head': head,
    '--top': top,
    // Nearer horses cover farther ones; stalls are at the back, and labels in front of the grass.
    zIndex: where === 'stall' ? 1 : Math.round(1000 - y),
  } as CSSProperties;
  return (
    <li className={looks.filter(Boolean).join(' ')} style={style}>
      <Link
        href={`/horses/${horse.id}`}
        aria-label={pressWords(place, land, now)}
        onFocus={({ currentTarget }) => pushIntoView(currentTarget)}
      >
        <span className="yard-picture">
          <SceneThumbnail
            look={horse.look}
            pose={pose}
            width={`max(${inVw(width)}vw, ${inVw(width) * 9}px)`}
          />
        </span>
        <span className="yard-label">
          {needWords(horse, now) !== undefined && <i className="yard-dot" />}
          <span>{labelOf(horse)}</span>
        </span>
      </Link>
    </li>
  );
}
