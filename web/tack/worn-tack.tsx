import { PART_POINTS, partsOf, scoreOf } from '../../game/shows/running/scoring.ts';
import { TEN_THOUSAND } from '../../game/shows/running/ten-thousand.ts';
import { TACK, TACK_TYPES, type TackType } from '../../game/tack/tack.ts';
import { QualitySign } from './quality-sign.tsx';
import { QUALITY_PERCENT } from '../../game/tack/quality.ts';
import { qualitiesWorn } from '../../game/tack/wear.ts';
import { HelpLink } from '../ui/help-link.tsx';

export function WornTack({ worn }: { readonly worn: TackPieces }) {
  return (
    <section aria-labelledby="worn-tack">
      <h2 className="section" id="worn-tack">
        Tack
      </h2>
      <HelpLink to="tack" about="tack" />
      <p className="page-lead">{formatTackPoints(worn)}</p>
      <dl className="list">
        {TACK_TYPES.map((type) => {
          const piece = worn.find((one) => one.type === type);
          return (
            <div key={type}>
              <dt>{TACK[type].label}</dt>
              <dd>
                {piece ? <QualitySign quality={piece.quality} /> : <span className="text-muted">None</span>}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function formatTackPoints(worn: TackPieces): string {
  const most = PART_POINTS.tack;
  if (worn.length === 0) return `Tack gives up to ${most} of 100 points in a show.`;
  return `Gives ${tackPoints(worn)} of ${most} points in a show. Each show wears it a little, down to 35%.`;
}

export type TackPieces = readonly {
  readonly id: string;
  readonly type: TackType;
  readonly quality: number;
}[];

/** Points of a score, to a tenth. */
export function tackPoints(worn: TackPieces): number {
  const pieces = worn.map(({ type, quality }) => ({ type, quality: Math.round(quality * QUALITY_PERCENT) }));
  const parts = partsOf({ skill: 0, tack: qualitiesWorn(pieces), aptitude: 0, level: 1 });
  const { points } = scoreOf({ parts, happiness: 100 * TEN_THOUSAND, guildPercent: 100, luck: 0 });
  return Math.round((10 * points.tack) / TEN_THOUSAND) / 10;
}
