import { ChevronLeft } from 'lucide-react';
import { useParams } from 'wouter';
import { breedOf, isBreedId, usualHeight, type Breed } from '../../../game/horses/breeds.ts';
import { founderMean } from '../../../game/horses/aptitude.ts';
import { formatBredFor } from '../../../game/horses/bred-for.ts';
import { DISCIPLINES } from '../../../game/shows/disciplines.ts';
import { useOwnId } from '../../accounts/session.ts';
import { breedCoats, formatShare } from '../../market/breeds/breed-coats.ts';
import { BREED_TEXT } from '../../market/breeds/breed-text.ts';
import { addressOfStore } from '../../market/store/store-search.ts';
import { useStoreBreeds } from '../../market/use-store.ts';
import { Stall } from '../../portrait/stall.tsx';
import { AptitudeBars } from '../../records/aptitude.tsx';
import { addressOfListings } from '../../trade/marketplace/listing-search.ts';
import { buttonClass } from '../../ui/button.tsx';
import { inCoins } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { capitalised } from '../../ui/text.ts';
import NotFound from '../not-found.tsx';
import { BreedScene } from './breed-scene.tsx';

const MOST_COATS = 18;

export default function BreedPage() {
  const { id = '' } = useParams();
  return isBreedId(id) ? <OneBreed breed={breedOf(id)} /> : <NotFound />;
}

function OneBreed({ breed }: { readonly breed: Breed }) {
  const { metres, hands } = usualHeight(breed);
  const { data: store } = useStoreBreeds();
  const cheapest = store?.find(({ id }) => id === breed.id)?.cheapestPrice;
  return (
    <div className="wrap page">
      <nav className="crumb" aria-label="Back">
        <Link href="/breeds">
          <ChevronLeft className="icon icon-small" aria-hidden />
          All breeds
        </Link>
      </nav>
      <div className="breed-top">
        <div>
          <PageHeading title={breed.name} />
          <p>{BREED_TEXT[breed.id].about}</p>
          <p>{formatBredFor(breed.bredFor)}.</p>
          <p className="text-muted">
            {breed.hands.join(' to ')} hands
            {cheapest !== undefined && `, from ${inCoins(cheapest)} in the store`}.
          </p>
          <Acts breed={breed} />
        </div>
        <BreedScene breed={breed} large>
          <span className="breed-label is-height">
            {hands} hands, {metres.toFixed(2)} m at the withers
          </span>
          <span className="breed-label">The door is 2.25 m high</span>
        </BreedScene>
      </div>
      <div className="breed-two">
        <Coats breed={breed} />
        <section aria-labelledby="breed-aptitude">
          <h2 className="section" id="breed-aptitude">
            What it is bred for
          </h2>
          <AptitudeBars
            aptitude={DISCIPLINES.map((discipline) => ({
              discipline,
              points: founderMean(breed, discipline),
            }))}
          />
          <p className="text-15 text-muted">
            What store horses of the breed are born with, on average, out of 100. All breeds have the same
            sum. Breeding takes it further.
          </p>
        </section>
      </div>
    </div>
  );
}

function Acts({ breed }: { readonly breed: Breed }) {
  const isVisitor = useOwnId() === undefined;
  return (
    <div className="row-acts">
      {isVisitor ? (
        <Link className={buttonClass('main')} href="/">
          Play and buy one
        </Link>
      ) : (
        <>
          <Link className={buttonClass('main')} href={addressOfStore({ breed: breed.id })}>
            See them in the store
          </Link>
          <Link
            className={buttonClass()}
            href={addressOfListings({ type: 'horse', filters: { breed: breed.id } })}
          >
            From other players
          </Link>
        </>
      )}
    </div>
  );
}

function Coats({ breed }: { readonly breed: Breed }) {
  const coats = breedCoats(breed);
  const rarer = coats.length - MOST_COATS;
  return (
    <section aria-labelledby="breed-coats">
      <h2 className="section" id="breed-coats">
        Coats it can have
      </h2>
      <ul className="breed-coats">
        {coats.slice(0, MOST_COATS).map(({ name, share, look }) => (
          <li key={name}>
            <Stall look={look} alt="" />
            <b>{capitalised(name)}</b>
            <small>{formatShare(share)}</small>
          </li>
        ))}
      </ul>
      {rarer > 0 && (
        <p className="text-15 text-muted">
          And {rarer.toLocaleString('en-US')} rarer ones. How common each is counts for horses of the store.
        </p>
      )}
    </section>
  );
}
