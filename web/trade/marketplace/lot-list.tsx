import type { ReactNode } from 'react';
import { PAIR_FREE_FROM } from '../../../game/market/pair-limit.ts';
import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import { TACK } from '../../../game/tack/tack.ts';
import { Button } from '../../ui/button.tsx';
import { counted, inCoins, inDigits } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { sentence } from '../../ui/words.ts';
import type { Lot, LotHorse, LotTack } from './use-lots.ts';

export interface LotListProps {
  readonly lots: readonly Lot[];
  /** The reader's own id. */
  readonly viewer: string;
  readonly picture: (lot: Lot) => ReactNode;
  readonly quality: (tack: LotTack) => ReactNode;
  readonly onLook: (lot: Lot) => void;
}

export function LotList(props: LotListProps) {
  return (
    <ul className="lots">
      {props.lots.map((lot) => (
        <LotCard key={lot.id} lot={lot} {...props} />
      ))}
    </ul>
  );
}

export function lotName({ horse, tack }: Lot): string {
  if (horse) return horse.name;
  return tack ? TACK[tack.type].label : '';
}

function LotCard({ lot, viewer, picture, quality, onLook }: LotListProps & { readonly lot: Lot }) {
  const { horse, tack, seller } = lot;
  const isOwn = seller.id === viewer;
  return (
    <li className="lot">
      {picture(lot)}
      <div className="lot-words">
        <div className="lot-name">
          <h2 className="serif">
            {horse ? <Link href={`/horses/${horse.id}`}>{horse.name}</Link> : lotName(lot)}
          </h2>
          {horse && <span className="plate">Level {inDigits(horse.level)}</span>}
        </div>
        {horse && <HorseWords horse={horse} />}
        {tack && (
          <p>
            {quality(tack)}. {tack.makerUsername === null ? 'Store tack.' : `Made by ${tack.makerUsername}.`}
          </p>
        )}
      </div>
      <div className="lot-deal">
        <p>
          <b className="num">{inCoins(lot.price)}</b>
          <small>{isOwn ? 'Yours' : <Link href={`/players/${seller.id}`}>{seller.username}</Link>}</small>
        </p>
        <LotAct lot={lot} viewer={viewer} onLook={onLook} />
      </div>
      <LotBar lot={lot} />
    </li>
  );
}

/** Why the reader cannot buy it now. */
export function LotBar({ lot: { refusal } }: { readonly lot: Lot }) {
  if (refusal === null) return null;
  return <p className="lot-bar">{IN_SHORT[refusal.code] ?? refusal.message}</p>;
}

const IN_SHORT: Readonly<Record<string, string>> = {
  NOT_ENOUGH_COINS: 'You don’t have the coins yet.',
  NOT_ENOUGH_TRADABLE_COINS: 'You need more tradable coins for this. Prizes give some.',
  PAIR_LIMIT: `More than you may pay one player before level ${PAIR_FREE_FROM}.`,
  RECEIVER_LIMIT: `This seller has had all that new players may pay. You can buy from level ${PAIR_FREE_FROM}.`,
  EMAIL_NOT_CONFIRMED: 'Please confirm your email first.',
};

type LotActProps = Pick<LotListProps, 'viewer' | 'onLook'> & { readonly lot: Lot };

export function LotAct({ lot, viewer, onLook }: LotActProps) {
  if (lot.seller.id === viewer) {
    return (
      <Link className="btn" href="/my-shop" aria-label={`Price of ${lotName(lot)}`}>
        Price
      </Link>
    );
  }
  return (
    <Button aria-haspopup="dialog" aria-label={`Look at ${lotName(lot)}`} onClick={() => onLook(lot)}>
      Look
    </Button>
  );
}

function HorseWords({ horse }: { readonly horse: LotHorse }) {
  const { breed, sex, age, description, bestAt, wins } = horse;
  return (
    <p>
      {breed} {sex}, {age}. <span className="lot-coat">{sentence(description)}</span>{' '}
      {disciplineLabel(bestAt.discipline)} {Math.round(bestAt.points)}
      {wins > 0 && `, ${counted(wins, 'win')}`}.
    </p>
  );
}
