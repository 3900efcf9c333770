import { Dna, Star } from 'lucide-react';
import { useState } from 'react';
import { signOf } from '../../../game/house-stables/house-names.ts';
import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import { CallRefused } from '../../api/call-refused.ts';
import { Fact } from '../../horses/horse-facts.tsx';
import { formatBest, nameClass, sexWord } from '../../horses/horse-text.ts';
import { ShareActs } from '../../public-pages/share-acts.tsx';
import { ReportButton } from '../../moderation/report-button.tsx';
import { AptitudeList } from '../../records/aptitude.tsx';
import { Records } from '../../records/record-links.tsx';
import { useCard, type HorseCard } from '../../records/use-records.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Cost, inCoins, inDigits } from '../../ui/coins.tsx';
import { lazily } from '../../ui/loading/lazily.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { Query } from '../../ui/query.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PlayerLink } from '../../ui/player-link.tsx';
import { useTrophies } from '../../trophies/use-trophies.ts';
import { capitalised, formatPercent } from '../../ui/text.ts';
import { Facets } from './facets/facets.tsx';
import { formatCoat, formatStarts } from './facets/format-facets.ts';
import { BestRosettes, facetsOf } from './facets/horse-facets.tsx';
import { HorseHead } from './horse-head.tsx';
import { HorseSkeleton, MissingHorse } from './missing.tsx';

const PublicGenes = lazily(() => import('../../horses/genes/public-genes.tsx'));
const TrophiesOf = lazily(() => import('./trophies-of.tsx'));
const GenesDialog = lazyDialog(() => import('../../horses/genes/public-genes-dialog.tsx'));

export default function OthersHorse({ id }: { readonly id: string }) {
  const card = useCard(id);
  const [genesOpen, setGenesOpen] = useState(false);
  if (card.error instanceof CallRefused && card.error.status === 404) return <MissingHorse />;
  return (
    <Query query={card} skeleton={<HorseSkeleton />}>
      {(horse) => (
        <>
          <Head horse={horse} />
          <div className="wrap horse-below">
            <OthersFacets horse={horse} />
            <div className="cols">
              <Facts horse={horse} />
              <ShowRecord horse={horse} />
              <section>
                <h2 className="section">Aptitude</h2>
                <AptitudeList {...horse} />
              </section>
            </div>
            <Records horseId={horse.id}>
              <Button aria-haspopup="dialog" onClick={() => setGenesOpen(true)}>
                <Dna className="icon" aria-hidden />
                Genetics
              </Button>
              <ShareActs horse={horse} />
              {(horse.owner === null || signOf(horse.owner.username) === undefined) && (
                <ReportButton
                  subjects={[{ kind: 'horse_name', id: horse.id, label: `The name ${horse.name}` }]}
                />
              )}
            </Records>
          </div>
          {genesOpen && <GenesDialog horse={horse} onClose={() => setGenesOpen(false)} />}
        </>
      )}
    </Query>
  );
}

interface HorseCardProps {
  readonly horse: HorseCard;
}

function OthersFacets({ horse }: HorseCardProps) {
  const { data: trophies } = useTrophies(horse.id);
  const places = trophies?.scores.map(({ place }) => place);
  const facets = facetsOf(horse, {
    past: { isGrowing: false },
    genes: { summary: formatCoat(horse, false), content: <PublicGenes horse={horse} /> },
    career: {
      summary: formatStarts({ places, starts: horse.showsEntered }),
      picture: <BestRosettes places={places} />,
      content: <TrophiesOf horse={horse} />,
    },
  });
  return <Facets name={horse.name} facets={facets} />;
}

function Head({ horse }: HorseCardProps) {
  return (
    <HorseHead
      horse={horse}
      name={<PageHeading title={horse.name} className={nameClass(horse.name)} />}
      best={formatBest(horse.aptitude, horse.ageInMonths)}
    >
      <p className="pt-3">
        {horse.owner === null ? (
          <>
            Waiting for a home at the market.{' '}
            <Link className="link" href="/market/rescue-horses">
              See all rescue horses
            </Link>
          </>
        ) : (
          <>
            In the stable of <PlayerLink {...horse.owner} />.
          </>
        )}
        {horse.retired && ' Retired from the ring and from breeding.'}
      </p>
      {horse.owner !== null && horse.sale && (
        <p className="pt-3">
          <Link className={buttonClass('main')} href={`/marketplace?listing=${horse.sale.listingId}`}>
            For sale
            <Cost coins={horse.sale.price} />
          </Link>
        </p>
      )}
      {horse.stud && <Stud {...horse.stud} />}
    </HorseHead>
  );
}

function Stud({ fee, note, ownBreedOnly }: NonNullable<HorseCard['stud']>) {
  return (
    <div className="at-stud">
      <Star className="icon" aria-hidden />
      <p>
        <b className="font-bold">At stud {fee === 0 ? 'for free' : `for ${inCoins(fee)}`}</b>
        {ownBreedOnly && ', to mares of his own breed'}
        {note !== '' && <small>{note}</small>}
      </p>
    </div>
  );
}

function Facts({ horse }: HorseCardProps) {
  return (
    <section>
      <h2 className="section">Information</h2>
      <dl className="list">
        <Fact label="Breed">{horse.breedName}</Fact>
        <Fact label="Color">{capitalised(horse.color)}</Fact>
        <Fact label="Age">{horse.age}</Fact>
        <Fact label="Sex">{sexWord(horse.gender)}</Fact>
        <Fact label="Owner">{horse.owner ? <PlayerLink {...horse.owner} /> : 'None: at the market'}</Fact>
        <Fact label="Breeder">{horse.breeder ? <PlayerLink {...horse.breeder} /> : 'The store'}</Fact>
      </dl>
    </section>
  );
}

function ShowRecord({ horse }: HorseCardProps) {
  return (
    <section>
      <h2 className="section">Stats</h2>
      <dl className="list">
        <Fact label="Level">{inDigits(horse.level)}</Fact>
        <Fact label="Discipline">{disciplineLabel(horse.discipline)}</Fact>
        <Fact label="Shows Entered">{inDigits(horse.showsEntered)}</Fact>
        <Fact label="Earnings">{inCoins(horse.earnings)}</Fact>
        <Fact label="Foals">{inDigits(horse.foals)}</Fact>
        <Fact label="Inbreeding">{formatPercent(horse.inbreeding)}</Fact>
      </dl>
    </section>
  );
}
