import type { CSSProperties } from 'react';
import { WIDTH } from '../../paddock/scene-size.ts';
import { SceneThumbnail } from '../../portrait/scene-thumbnail.tsx';
import { Link } from '../../ui/link.tsx';
import type { Land, HorsePosition } from './positions.ts';
import { formatLabel, formatNeed, formatHorse } from './yard-text.ts';

interface HerdListProps {
  readonly land: Land;
  readonly positions: readonly HorsePosition[];
  readonly now: Date;
}

/** The scene's horses, as a list from left to right for screen readers. */
export function HerdList({ land, positions, now }: HerdListProps) {
  return (
    <ul className="yard-herd" aria-label={land === 'yard' ? 'In the yard' : 'On pasture'}>
      {positions.map((position) => (
        <Pressed key={position.horse.id} land={land} position={position} now={now} />
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
  readonly position: HorsePosition;
  readonly now: Date;
}

function Pressed({ land, position, now }: PressedProps) {
  const { horse, where, x, y, width, height, head, hasFoal, dam, pose, stance, top } = position;
  const classes = [
    'yard-horse',
    `is-${where}`,
    `does-${pose}`,
    `faces-${stance.facing}`,
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
    <li className={classes.filter(Boolean).join(' ')} style={style}>
      <Link
        href={`/horses/${horse.id}`}
        aria-label={formatHorse(position, land, now)}
        onFocus={({ currentTarget }) => pushIntoView(currentTarget)}
      >
        <span className="yard-picture">
          <SceneThumbnail
            look={horse.look}
            pose={pose}
            stance={stance}
            width={`max(${inVw(width)}vw, ${inVw(width) * 9}px)`}
          />
        </span>
        <span className="yard-label">
          {formatNeed(horse, now) !== undefined && <i className="yard-dot" />}
          <span>{formatLabel(horse)}</span>
        </span>
      </Link>
    </li>
  );
}
