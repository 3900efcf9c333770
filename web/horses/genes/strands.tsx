import { ChevronDown, EyeOff } from 'lucide-react';
import { formatGene } from '../../../game/horses/genetics/format-gene.ts';
import { GENE_GROUPS } from '../../../game/horses/genetics/gene-groups.ts';
import { allelesOf, LOCUS_ROWS, type Locus } from '../../../game/horses/genetics/loci.ts';
import { CHROMOSOMES } from '../../../game/horses/genetics/passed-on.ts';
import type { WireGenetics } from '../../../game/horses/genetics/wire.ts';

const LABELS = new Map<Locus, string>(
  GENE_GROUPS.flatMap(({ genes }) => genes.map(({ locus, label }): [Locus, string] => [locus, label])),
);

function labelOf(locus: Locus): string {
  return LABELS.get(locus) ?? locus;
}

interface StrandsProps {
  readonly genetics: WireGenetics;
  /** "her" */
  readonly their: string;
}

/** A cord for each strand, a bead for each gene: round from the sire, square from the dam. */
export function Strands({ genetics, their }: StrandsProps) {
  const isPlain = ({ loci }: (typeof CHROMOSOMES)[number]) =>
    loci.every((locus) => formatGene(genetics, locus).is === 'usual' && isUsualPair(genetics, locus));
  const plain = CHROMOSOMES.filter(isPlain);
  const plainLabels = plain.flatMap(({ loci }) => loci.map((locus) => labelOf(locus)));
  return (
    <div className="strands">
      <p className="strands-head">
        <span>From {their} sire</span>
        <span>From {their} dam</span>
      </p>
      {CHROMOSOMES.filter((chromosome) => !isPlain(chromosome)).map(({ loci }) => (
        <ChromosomeBeads key={loci[0]} loci={loci} genetics={genetics} />
      ))}
      {plain.length > 0 && (
        <details className="strands-plain">
          <summary>
            <span>{plainLabels.length} more genes, all usual</span>
            <ChevronDown className="icon" aria-hidden />
          </summary>
          {plain.map(({ loci }) => (
            <ChromosomeBeads key={loci[0]} loci={loci} genetics={genetics} />
          ))}
        </details>
      )}
    </div>
  );
}

function isUsualPair(genetics: WireGenetics, locus: Locus): boolean {
  return genetics.strands.every((strand) => strand[locus] === allelesOf(locus)[0]);
}

function ChromosomeBeads({
  loci,
  genetics,
}: {
  readonly loci: readonly Locus[];
  readonly genetics: WireGenetics;
}) {
  const [first] = loci;
  return (
    <div className="chrom">
      <h3>
        Chromosome {first === undefined ? '' : LOCUS_ROWS[first].chromosome}
        {loci.length > 1 && <small>travel together</small>}
      </h3>
      <ol>
        {loci.map((locus) => {
          const { is, text } = formatGene(genetics, locus);
          return (
            <li key={locus} className={`gene-${is}`}>
              <Bead locus={locus} allele={genetics.strands[0][locus]} side="sire" />
              <span>
                <b>{labelOf(locus)}</b>
                {is === 'hidden' && (
                  <em>
                    <EyeOff className="icon icon-small" aria-hidden />
                    Carried unseen
                  </em>
                )}
                <small>{text}</small>
              </span>
              <Bead locus={locus} allele={genetics.strands[1][locus]} side="dam" />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface BeadProps {
  readonly locus: Locus;
  readonly allele: string;
  readonly side: 'sire' | 'dam';
}

export function Bead({ locus, allele, side }: BeadProps) {
  const usual = allele === allelesOf(locus)[0];
  return <i className={`bead bead-${side}${usual ? ' is-usual' : ''}`}>{allele}</i>;
}
