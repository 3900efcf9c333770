import type { ReactNode } from 'react';
import { TACK } from '../../../game/tack/tack.ts';
import { addressOfSearch } from '../../breeding/studs/mate-search.ts';
import { useHorses } from '../../horses/use-horses.ts';
import { Stall } from '../../portrait/stall.tsx';
import { QualitySign } from '../../tack/quality-sign.tsx';
import { addressOfListings } from '../../trade/marketplace/listing-search.ts';
import { useListingsOf, type ListingHorse, type ListingTack } from '../../trade/marketplace/use-listings.ts';
import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Cost, counted } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { BridleIcon, HorseshoeIcon, SaddleIcon } from '../../ui/own-icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { capitalised } from '../../ui/text.ts';
import type { PlayerPage, StableHorse } from './use-player.ts';

const TACK_ICONS = { bridle: BridleIcon, saddle: SaddleIcon, horseshoes: HorseshoeIcon } as const;

interface HouseOffersProps {
  readonly player: PlayerPage;
  /** Undefined while they load. */
  readonly horses: readonly StableHorse[] | undefined;
}

/** Studs, horses and tack, each with its price on the button. */
export function HouseOffers({ player: { id, username }, horses }: HouseOffersProps) {
  const { data: forSale } = useListingsOf(id, 'horse');
  const { data: tack } = useListingsOf(id, 'tack');
  const mare = useHorses().data?.find(({ gender, retired }) => gender === 'mare' && !retired);
  const studs = horses?.filter(({ studFee }) => studFee !== null) ?? [];
  return (
    <section className="house-for-you" aria-labelledby="offers">
      <div className="head-row">
        <h2 className="section" id="offers">
          For you from {username}
        </h2>
        <p>Prices are the game’s, above what players ask.</p>
      </div>
      {horses === undefined || forSale === undefined || tack === undefined ? (
        <Skeleton label="Loading what there is" rows={2} height="240px" />
      ) : (
        <>
          {studs.length + forSale.length === 0 && tack.length === 0 && (
            <p className="text-muted">All taken for now. {username} has more before long.</p>
          )}
          <ul className="house-offers">
            {studs.map((stud) => (
              <HorseOffer key={stud.id} horse={stud} say={formatStud(stud)}>
                <Link
                  className={buttonClass()}
                  href={
                    mare
                      ? addressOfSearch(`/horses/${mare.id}/studs`, { search: stud.name })
                      : `/horses/${stud.id}`
                  }
                >
                  Stud<span className="sr">: {mare ? `a foal with ${mare.name}` : stud.name}</span>
                  <Cost coins={stud.studFee ?? 0} />
                </Link>
              </HorseOffer>
            ))}
            {forSale.map(
              ({ id: listing, price, horse }) =>
                horse && (
                  <HorseOffer key={listing} horse={horse} say={formatForSale(horse)}>
                    <Link className={buttonClass()} href={`/marketplace?listing=${listing}`}>
                      Buy<span className="sr"> {horse.name}</span>
                      <Cost coins={price} />
                    </Link>
                  </HorseOffer>
                ),
            )}
          </ul>
          {tack.length > 0 && (
            <TackOffers
              seller={id}
              offers={tack.flatMap(({ tack: piece, ...listing }) => (piece ? [{ ...listing, piece }] : []))}
            />
          )}
        </>
      )}
    </section>
  );
}

interface HorseOfferProps {
  readonly horse: Pick<StableHorse, 'id' | 'name' | 'look'>;
  readonly say: string;
  readonly children: ReactNode;
}

function HorseOffer({ horse: { id, name, look }, say, children }: HorseOfferProps) {
  return (
    <li className="timber house-offer">
      <Stall look={look} alt="" />
      <h3 className="serif">
        <Link href={`/horses/${id}`}>{name}</Link>
      </h3>
      <p>{say}</p>
      {children}
    </li>
  );
}

const formatStud = ({ breedName, color, age, wins }: StableHorse) =>
  `${breedName} stallion, ${age}. ${capitalised(color)}${wins > 0 ? `, ${counted(wins, 'win')}` : ''}.`;

const formatForSale = ({ breed, sex, age, color, bestAt }: ListingHorse) =>
  `${breed} ${sex}, ${age}. ${capitalised(color)}, ${disciplineLabel(bestAt.discipline).toLowerCase()} ${Math.round(bestAt.points)}.`;

interface TackOffersProps {
  readonly seller: string;
  readonly offers: readonly { readonly id: string; readonly price: number; readonly piece: ListingTack }[];
}

function TackOffers({ seller, offers }: TackOffersProps) {
  return (
    <div className="timber house-tack">
      <div className="head-row">
        <h3 className="section">Tack, made here</h3>
        <Link className="link" href={addressOfListings({ type: 'tack', seller, filters: {} })}>
          All in the shop
        </Link>
      </div>
      <ul>
        {offers.map(({ id, price, piece }) => {
          const Icon = TACK_ICONS[piece.type];
          return (
            <li key={id}>
              <Icon className="icon text-accent" aria-hidden />
              <span>
                <b>{TACK[piece.type].label}</b> <QualitySign quality={piece.quality} />
              </span>
              <Link className={buttonClass()} href={`/marketplace?listing=${id}`}>
                Buy<span className="sr"> {TACK[piece.type].label}</span>
                <Cost coins={price} />
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
