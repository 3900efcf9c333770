import { passedOnTogether, type PassedOn } from '../../../game/horses/genetics/passed-on.ts';
import type { WireGenetics } from '../../../game/horses/genetics/wire.ts';
import { genomeWith } from '../../../game/horses/genetics/strands.ts';
import { Bead } from './strands.tsx';

interface PassedOnListProps {
  readonly genetics: WireGenetics;
  /** "she" and "her" */
  readonly they: string;
  readonly their: string;
}

const SIDES = ['sire', 'dam'] as const;
const TEN = 10;

/** Two genes that travel together, in ten foals. */
export function PassedOnList({ genetics, they, their }: PassedOnListProps) {
  const passed = passedOnTogether(genomeWith(...genetics.strands));
  if (passed === undefined) return null;
  const { loci, gametes } = passed;
  const rare = gametes.at(-1);
  return (
    <section className="passed" aria-labelledby="passed-on">
      <h3 id="passed-on">What {they} passes on</h3>
      <p>
        Each foal gets one strand. These two genes sit on one chromosome, and stay together more often than
        not. Out of ten foals:
      </p>
      <ul>
        {gametes.map((gamete) => (
          <li key={gamete.alleles.join()}>
            <span className="passed-pair">
              {([0, 1] as const).map((at) => (
                <Bead key={at} locus={loci[at]} allele={gamete.alleles[at]} side={SIDES[gamete.from[at]]} />
              ))}
            </span>
            <span>
              <b>{asOn(gamete, their)}</b>
              <Dots count={Math.round(gamete.chance * TEN)} />
            </span>
            <b className="num">{inTen(gamete.chance)}</b>
          </li>
        ))}
      </ul>
      {rare !== undefined && rare.chance < 0.2 && (
        <p className="passed-rare">
          A foal with {rare.alleles.join(' and ')} needs the strands to swap between the two: a small feat.
        </p>
      )}
    </section>
  );
}

function asOn({ from: [one, other] }: PassedOn, their: string): string {
  if (one !== other) return 'The strands swapped';
  return `As on ${their} ${SIDES[one]}’s strand`;
}

function inTen(chance: number): string {
  const count = chance * TEN;
  return count >= 0.95 ? `${Math.round(count)} in 10` : `1 in ${Math.round(1 / chance)}`;
}

function Dots({ count }: { readonly count: number }) {
  return (
    <span className="ten-dots" aria-hidden>
      {Array.from({ length: TEN }, (_, at) => (
        <i key={at} className={at < count ? 'on' : ''} />
      ))}
    </span>
  );
}
