import { TACK_ROWS } from '../../art/paint/recipe/tack-rows.ts';
import type { TackColour } from '../../game/tack/tack-colours.ts';

/** A saddle on its pad. */
export function TackSwatch({ colour }: { readonly colour: TackColour }) {
  const { leather, pad } = TACK_ROWS[colour];
  return (
    <svg className="tack-swatch" viewBox="0 0 96 64" aria-hidden>
      <path
        d="M8 18c10 6 26 9 42 7 14-2 26-7 36-13 4 10 4 26-2 40-22 8-52 9-70 2C6 42 4 28 8 18Z"
        fill={pad}
      />
      <path
        d="M12 48c18 6 48 5 68-3"
        fill="none"
        stroke={leather}
        strokeWidth="1.5"
        strokeDasharray="4 3"
        opacity=".55"
      />
      <path
        d="M16 12c6 8 16 10 28 9 13-1 22-6 27-15 6 1 11 3 13 8-4 11-13 17-26 20 5 9 3 16-4 22-10 1-20-1-25-6-4-5-5-10-3-16-6-4-10-12-10-22Z"
        fill={leather}
      />
      <path
        d="M20 16c7 7 16 9 26 8 12-1 20-5 26-12M33 36c6 4 16 3 23-2"
        fill="none"
        stroke="#fff"
        strokeOpacity=".3"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
