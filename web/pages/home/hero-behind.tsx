import { Behind } from '../../calendar/behind.tsx';
import type { Horse } from '../../horses/use-horses.ts';
import { poseOf } from '../../portrait/pose-of.ts';
import { SceneThumbnail } from '../../portrait/scene-thumbnail.tsx';
import { toScale } from '../../portrait/true-size.ts';

/** Decorative. */
export default function HeroBehind({ horses }: { readonly horses: readonly Horse[] }) {
  return (
    <Behind
      horses={horses.map(({ id, look }) => (
        <span key={id} className="contents" style={toScale(look)}>
          <SceneThumbnail look={look} pose={poseOf(look)} width="420px" />
        </span>
      ))}
    />
  );
}
