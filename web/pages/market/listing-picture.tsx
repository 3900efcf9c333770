import type { ReactNode } from 'react';
import { useUser } from '../../accounts/session.ts';
import { SeenGenes } from '../../horses/genes/seen-genes.tsx';
import { useGenes } from '../../horses/genes/use-insight.ts';
import { OwnPaddock } from '../../calendar/own-paddock.tsx';
import { SceneHorse, Stall } from '../../portrait/stall.tsx';
import { AptitudeBars } from '../../records/aptitude.tsx';
import { useCard, usePedigree, type Pedigree } from '../../records/use-records.ts';
import { QualitySign } from '../../tack/quality-sign.tsx';
import { formatLike } from '../../trade/marketplace/price-group.ts';
import { addressOfListings, type ListingSearch } from '../../trade/marketplace/listing-search.ts';
import {
  useListings,
  type Listing,
  type ListingHorse,
  type ListingTack,
} from '../../trade/marketplace/use-listings.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { counted, inCoins } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { Query } from '../../ui/query.tsx';
import { HorseshoeIcon, SaddleIcon } from '../../ui/own-icons.tsx';
import { sentence } from '../../ui/text.ts';
import { ForSaleFacts } from './for-sale-facts.tsx';
import { PlayerName } from '../../ui/player-link.tsx';
import { Maker } from '../../trade/marketplace/listing-list.tsx';

/* Pictures for the marketplace from other features. */

export function listingPicture({ horse, tack }: Listing): ReactNode {
  if (horse) return <Stall look={horse.look} alt="" />;
  const Icon = tack?.type === 'horseshoes' ? HorseshoeIcon : SaddleIcon;
  return (
    <span className="listing-tack">
      <Icon className="icon" aria-hidden />
    </span>
  );
}

export function aboutListing({ horse, tack }: Listing): ReactNode {
  if (horse) return <AboutHorse horse={horse} />;
  return tack && <AboutTack tack={tack} />;
}

export function similarListings({ horse, tack }: Listing): {
  readonly what: string;
  readonly likeHref: string;
} {
  if (horse) {
    const likeHref = addressOfListings({ type: 'horse', filters: { breed: horse.breedId } });
    return { what: formatLike({ breed: horse.breed }), likeHref };
  }
  const type = tack?.type ?? 'saddle';
  const likeHref = addressOfListings({ type: 'tack', filters: { tackType: type } });
  return { what: formatLike({ type }), likeHref };
}

function AboutHorse({ horse }: { readonly horse: ListingHorse }) {
  const card = useCard(horse.id);
  const genes = useGenes(horse.id);
  const { data: pedigree } = usePedigree(horse.id);
  return (
    <>
      <OwnPaddock className="sale-scene">
        <SceneHorse look={horse.look} />
      </OwnPaddock>
      <p>{sentence(horse.description)}</p>
      <Query query={card} skeleton={<Skeleton label="Loading the record" rows={4} height="32px" />}>
        {({ aptitude, showsEntered, earnings, foals, breeder, inbreeding, giftFoal }) => (
          <>
            <p className="text-15 text-muted">
              Level {horse.level}. {counted(horse.wins, 'win')} in {counted(showsEntered, 'show')},{' '}
              {inCoins(earnings)} won. {foals > 0 && `${counted(foals, 'foal')}. `}
              Bred by {breeder ? <PlayerName username={breeder.username} /> : 'the store'}
              {inbreeding > 0 && `, inbreeding ${(inbreeding * 100).toFixed(1)}%`}.
              {giftFoal &&
                ' The market never takes this horse: it was bred with a free check or registration.'}
            </p>
            <p className="text-15">
              {formatParents(pedigree)}{' '}
              <Link className="link" href={`/horses/${horse.id}/pedigree`}>
                Pedigree
              </Link>
              {' · '}
              <Link className="link" href={`/horses/${horse.id}/history`}>
                History
              </Link>
            </p>
            <h3 className="section">Aptitude</h3>
            <AptitudeBars aptitude={aptitude} />
            <ForSaleFacts {...horse} breeds={horse.sex !== 'gelding'} />
          </>
        )}
      </Query>
      <h3 className="section">Genes</h3>
      {genes.data?.genetics ? (
        <SeenGenes
          horse={{ id: horse.id, name: horse.name, gender: horse.sex }}
          genetics={genes.data.genetics}
        />
      ) : (
        <p className="text-15 text-muted">{genes.data ? 'Not published.' : '\u00a0'}</p>
      )}
    </>
  );
}

/** "By Comet, out of Juniper." */
function formatParents(pedigree: Pedigree | undefined): string {
  if (pedigree === undefined) return '';
  const { sire, dam } = pedigree;
  if (sire === null && dam === null) return 'Parents unknown.';
  return `By ${sire?.name ?? 'a store horse'}, out of ${dam?.name ?? 'a store horse'}.`;
}

function AboutTack({ tack }: { readonly tack: ListingTack }) {
  return (
    <>
      <span className="listing-tack">
        {tack.type === 'horseshoes' ? (
          <HorseshoeIcon className="icon" aria-hidden />
        ) : (
          <SaddleIcon className="icon" aria-hidden />
        )}
      </span>
      <p>
        <QualitySign quality={tack.quality} />. <Maker tack={tack} />
      </p>
    </>
  );
}

/** Pictures of the first horses that are for sale here. */
export function useHorsesAtFair({ seller }: ListingSearch) {
  // Also those that a new player cannot buy yet.
  const all = { type: 'horse', canBuy: false, filters: {} } as const;
  const { data = [] } = useListings(seller === undefined ? all : { ...all, seller }, useUser());
  return data
    .flatMap(({ horse }) => horse ?? [])
    .slice(0, 3)
    .map(({ id, look }) => <SceneHorse key={id} look={look} />);
}
