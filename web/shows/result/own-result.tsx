import { LAST_ROSETTE, ordinal } from '../../../game/shows/ordinal.ts';
import { stallOf } from '../../portrait/stall.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Rosette } from '../../ui/rosette.tsx';
import { formatGained, formatMargin, formatSold } from './format-result.ts';
import { isOwn } from './placed-horse.tsx';
import { useHorseNow, type PlacedHorse } from './use-show.ts';

interface OwnResultProps {
  readonly rows: readonly PlacedHorse[];
  readonly own: string | undefined;
  readonly onWhy: (horse: PlacedHorse) => void;
}

/** The result of the player's best horse in this heat. */
export function OwnResult({ rows, own, onWhy }: OwnResultProps) {
  const horse = rows.find((row) => isOwn(row, own));
  if (!horse) return null;
  return <Cheer key={horse.horseId} horse={horse} rows={rows} own={own} onWhy={onWhy} />;
}

interface CheerProps extends OwnResultProps {
  readonly horse: PlacedHorse;
}

function Cheer({ horse, rows, own, onWhy }: CheerProps) {
  const { name, place } = horse;
  const won = place === 1;
  const horseId = horse.horseId ?? '';
  const now = useHorseNow(horseId);
  const isSold = now !== undefined && now.owner?.id !== own;
  return (
    <section className={won ? 'cheer is-won' : 'cheer'} aria-labelledby="own-result">
      {place <= LAST_ROSETTE ? <Rosette place={place} /> : stallOf(horse)}
      <div>
        <h2 id="own-result">{won ? `${name} won!` : `${name} came ${ordinal(place)}`}</h2>
        <p>
          {formatMargin(horse, rows)} {formatGained(horse)} {isSold && formatSold(now.owner?.username)}
        </p>
      </div>
      <div className="cheer-acts">
        <Button data-guide="why" aria-haspopup="dialog" onClick={() => onWhy(horse)}>
          Why {ordinal(place)}?
        </Button>
        {isSold || now?.retired ? (
          <Link className={buttonClass()} href={`/horses/${horseId}`}>
            See the horse
          </Link>
        ) : (
          <Link className={buttonClass('main')} href={`/shows/enter/${horseId}`}>
            Enter the next show
          </Link>
        )}
      </div>
    </section>
  );
}
