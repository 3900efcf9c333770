import type { Brush } from '../brush.ts';
import type { Light } from '../hours.ts';
import type { Setting } from '../setting.ts';

export interface Air {
  /** Behind hills and trees. */
  readonly sky?: (brush: Brush, light: Light) => void;
  /** Behind the horse. */
  readonly behind?: (brush: Brush, light: Light) => void;
  /** In front of the horse. */
  readonly before?: (brush: Brush, light: Light) => void;
}

/** Settings paint their sky first. */
export function withAir({ load, rough }: Setting, { sky, behind, before }: Air): Setting {
  return {
    async load() {
      const paint = await load();
      return (back, front, light, season) => {
        const [first, ...rest] = paint(back, front, light, season);
        return [
          () => first?.(),
          () => sky?.(back, light),
          ...rest,
          () => behind?.(back, light),
          () => before?.(front, light),
        ];
      };
    },
    rough,
  };
}
