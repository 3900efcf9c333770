import type { ReactNode } from 'react';
import { withoutTack } from '../../../game/tack/worn-look.ts';
import { ChevronLeft, Printer } from 'lucide-react';
import { useParams } from 'wouter';
import { useToken } from '../../accounts/session.ts';
import { CallRefused } from '../../api/call-refused.ts';
import { usePublicHorse, type PublicHorse } from '../../public-pages/use-public.ts';
import { HorsePicture } from '../../portrait/horse-picture.tsx';
import { BrandMark } from '../../shell/brand.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Query } from '../../ui/query.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { capitalised, sentence } from '../../ui/text.ts';
import { NotPublic } from './not-public.tsx';
import './certificate.css';
import { PlayerName } from '../../ui/player-link.tsx';

/** For printing: one sheet in landscape, light in both themes. */
export default function CertificatePage() {
  const { id } = useParams<{ id: string }>();
  const horse = usePublicHorse(id, useToken() !== null);
  const { error } = horse;
  if (error instanceof CallRefused && [400, 404].includes(error.status)) return <NotPublic what="horse" />;
  return (
    <div className="wrap page certificate">
      <Query query={horse} skeleton={<Skeleton label="Loading the certificate" rows={6} height="88px" />}>
        {(found) => (
          <>
            <div className="certificate-acts">
              <Link className="link" href={`/h/${id}`}>
                <ChevronLeft className="icon icon-small" aria-hidden />
                {found.name}
              </Link>
              <Button variant="main" onClick={() => window.print()}>
                <Printer className="icon" aria-hidden />
                Print
              </Button>
            </div>
            <Paper horse={found} />
          </>
        )}
      </Query>
    </div>
  );
}

interface PaperProps {
  readonly horse: PublicHorse;
}

function Paper({ horse }: PaperProps) {
  const { id, name, breedName, gender, color, bornOn, owner, breeder, sire, dam } = horse;
  const born = bornOn === null ? 'from the store' : `born on ${bornOn}`;
  return (
    <article className="paper" data-theme="light" aria-label={`Certificate of ${name}`}>
      <div className="paper-in">
        <div className="paper-top">
          <span className="brand">
            <BrandMark />
            Fetlock
          </span>
          <span>{bornOn === null ? 'Certificate of pedigree' : 'Certificate of birth'}</span>
        </div>
        <div className="paper-main">
          <div>
            <PageHeading
              title={`Certificate of ${name}`}
              className={name.length > 14 ? 'paper-name is-long' : 'paper-name'}
            >
              {name}
            </PageHeading>
            <p className="paper-say">
              {breedName} {gender}, {color}, {born}
              {breeder !== null && (
                <>
                  , in the stable of <PlayerName username={breeder.username} />
                </>
              )}
              .
            </p>
            <dl className="paper-facts">
              <Fact label="Coat">{sentence(capitalised(horse.description))}</Fact>
              <Fact label="Sire">{sire?.name ?? 'Store horse'}</Fact>
              <Fact label="Dam">{dam?.name ?? 'Store horse'}</Fact>
              <Fact label="Breeder">
                {breeder ? <PlayerName username={breeder.username} /> : 'The store'}
              </Fact>
              <Fact label="Owner">
                {owner ? <PlayerName username={owner.username} /> : 'None: at the market'}
              </Fact>
            </dl>
          </div>
          <div className="paper-picture">
            <HorsePicture look={withoutTack(horse.look)} alt={horse.description} />
          </div>
        </div>
        <h2 className="section">Pedigree</h2>
        <div className="paper-pedigree">
          <Line as="sire" parent={sire} />
          <Line as="dam" parent={dam} />
        </div>
        <p className="paper-foot">
          <span>Registered with the Fetlock stud book, no. {id}</span>
          <span>{`${window.location.host}/h/${id}`}</span>
        </p>
      </div>
    </article>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type Parent = PublicHorse['sire'];
type Grandparent = NonNullable<Parent>['sire'];

function Line({ as, parent }: { readonly as: 'sire' | 'dam'; readonly parent: Parent }) {
  return (
    <>
      <div className="is-parent">
        <b>{parent?.name ?? 'Store horse'}</b>
        <span>{parent === null ? as : `${as}, ${parent.color} ${parent.breedName}`}</span>
      </div>
      <Grandparents horse={parent?.sire ?? null} />
      <Grandparents horse={parent?.dam ?? null} />
    </>
  );
}

function Grandparents({ horse }: { readonly horse: Grandparent }) {
  if (horse === null)
    return (
      <>
        <div>
          <b>Store horse</b>
        </div>
        <div />
      </>
    );
  const { name, color, sire, dam } = horse;
  return (
    <>
      <div>
        <b>{name}</b>
        <span>{color}</span>
      </div>
      <div>
        {sire === null || dam === null ? (
          <span>From the store</span>
        ) : (
          <>
            <b>{`${sire.name} and ${dam.name}`}</b>
            <span>{`${sire.color}, ${dam.color}`}</span>
          </>
        )}
      </div>
    </>
  );
}
