import type { ReactNode } from 'react';
import { CallRefused } from '../../api/call-refused.ts';
import { useRead } from '../../api/read.ts';
import { BirthProof } from '../../breeding/birth/birth-proof.tsx';
import type { Birth } from '../../breeding/birth/birth-check.ts';
import type { HorseCard } from '../../records/use-records.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Link } from '../../ui/link.tsx';
import { Query } from '../../ui/query.tsx';
import { dateOf, timeOf } from '../../ui/when.ts';
import { HorseRecord } from './record.tsx';

export default function HorseBirth() {
  return (
    <HorseRecord here="birth" title={({ name }) => `Birth of ${name}`}>
      {(horse) => <BirthOfHorse horse={horse} />}
    </HorseRecord>
  );
}

function BirthOfHorse({ horse }: { readonly horse: HorseCard }) {
  const birth = useRead('GET /api/horses/:id/birth', { params: { id: horse.id } }, { refetchOnMount: true });
  const { error } = birth;
  if (error instanceof CallRefused && error.code === 'NOT_BRED')
    return (
      <>
        <p className="page-lead">{error.message}</p>
        <HowItWorks />
      </>
    );
  return (
    <Query query={birth} skeleton={<Skeleton label="Loading the birth" rows={6} height="48px" />}>
      {(found) => <BirthOf birth={found} />}
    </Query>
  );
}

function BirthOf({ birth }: { readonly birth: Birth }) {
  return (
    <>
      <p className="page-lead">Nobody picked this foal. Check the draw for yourself.</p>
      <BirthProof birth={birth} />
      <section aria-labelledby="drawn-from">
        <h2 className="section" id="drawn-from">
          Drawn from
        </h2>
        <dl className="proof-facts">
          <Fact name="Dam">
            <Link className="link" href={`/horses/${birth.mareId}`}>
              {birth.mareName}
            </Link>
            {birth.birthNumber !== null && `, her cover number ${birth.birthNumber}`}
          </Fact>
          <Fact name="Sire">
            <Link className="link" href={`/horses/${birth.stallionId}`}>
              {birth.stallionName}
            </Link>
          </Fact>
          <Fact name="Covered">{formatWhen(birth.coveredAt)}</Fact>
          <Fact name="Born">{formatWhen(birth.bornAt)}</Fact>
          <Fact name="Hash of the seed">
            <code>{birth.seedHash}</code>
          </Fact>
          <Fact name="Bytes of the breeder">
            <code>{birth.entropy}</code>
          </Fact>
          {birth.draw && (
            <Fact name="Seed">
              <code>{birth.draw.seed}</code>
            </Fact>
          )}
          <Fact name="Rules">Version {birth.rules}</Fact>
        </dl>
      </section>
      <HowItWorks />
    </>
  );
}

function formatWhen(at: string): string {
  const instant = new Date(at);
  return `${dateOf(instant)}, ${timeOf(instant)}`;
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function HowItWorks() {
  return (
    <section className="proof-help" aria-labelledby="how">
      <h2 className="section" id="how">
        How a birth is drawn
      </h2>
      <p>
        Before any mating, the server fixes a secret seed for a mare’s next foal and shows its fingerprint (a
        SHA-256 hash) with her breed options. When she is covered, the breeder’s browser adds 16 random bytes.
        Seed, stallion, mare and bytes together decide everything: sex, one allele from each parent at each
        locus, markings, aptitude. Neither side can foresee the foal alone, or change it afterwards.
      </p>
      <p>
        Once the foal is born, everyone who may see the genes of foal and parents gets the seed. Their browser
        checks its hash and draws the foal again by the server’s rules.
      </p>
      <h3>What it cannot prove</h3>
      <p>
        The server could work out a foal as soon as it has the bytes, and drop a request whose foal it does
        not like. If a request fails for no reason, ask us. Horses from the store cannot be checked: they were
        drawn before anybody saw them.
      </p>
    </section>
  );
}
