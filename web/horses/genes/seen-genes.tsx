import { FlaskConical } from 'lucide-react';
import { GENE_GROUPS } from '../../../game/horses/genetics/gene-groups.ts';
import { LOCI } from '../../../game/horses/genetics/loci.ts';
import { formatGene } from '../../../game/horses/genetics/format-gene.ts';
import { writeShort } from '../../../game/horses/genetics/short-genes.ts';
import type { WireGenetics } from '../../../game/horses/genetics/wire.ts';
import { HelpLink } from '../../ui/help-link.tsx';
import { Link } from '../../ui/link.tsx';
import { capitalised, pronounsOf } from '../../ui/text.ts';
import { ValueBars } from '../../ui/values/value-bars.tsx';
import type { Horse } from '../use-horses.ts';
import { PassedOnList } from './passed-on.tsx';
import { Strands } from './strands.tsx';
import { useGenes } from './use-insight.ts';

interface SeenGenesProps {
  readonly horse: Pick<Horse, 'id' | 'name' | 'gender'>;
  readonly genetics: WireGenetics;
}

export function SeenGenes({ horse, genetics }: SeenGenesProps) {
  const { name, gender: sex } = horse;
  const { Subject, Possessive } = pronounsOf(sex);
  const [they, their] = [Subject.toLowerCase(), Possessive.toLowerCase()];
  const hidden = GENE_GROUPS.flatMap(({ genes }): readonly string[] =>
    genes.filter(({ locus }) => formatGene(genetics, locus).is === 'hidden').map(({ label }) => label),
  );
  return (
    <div className="genes">
      <p>
        {hidden.length === 0
          ? `${name} carries no hidden genes.`
          : `${name} carries hidden genes in ${hidden.length} of ${LOCI.length} genes: ${hidden.join(', ').toLowerCase()}.`}
        {sex === 'gelding' && ' A gelding has no foals: none of it is passed on.'}
      </p>
      <p>
        <Link className="link" href={`/lab?${LAB_PART[sex]}=${writeShort(genetics)}`}>
          <FlaskConical className="icon icon-small" aria-hidden />
          Open in the Colour Lab
        </Link>
      </p>
      <div className="genes-strands">
        <Strands genetics={genetics} their={their} />
        {sex !== 'gelding' && <PassedOnList genetics={genetics} they={they} their={their} />}
      </div>
      <dl>
        <Gene label="Greying" value={`× ${genetics.grey_factor.toFixed(2)}`} text={GREYING} />
        <Gene
          label="Markings"
          value={capitalised(genetics.marking_whites)}
          text="White on face and legs; foals inherit it."
        />
      </dl>
      <GenomicValues horse={horse} />
    </div>
  );
}

/** What the genes say of the traits that a horse passes on. */
function GenomicValues({ horse: { id, name, gender } }: Pick<SeenGenesProps, 'horse'>) {
  const { data } = useGenes(id);
  const bars = data?.genomicValues;
  if (!bars) return null;
  const their = pronounsOf(gender).Possessive.toLowerCase();
  return (
    <section aria-labelledby={`genomic-${id}`}>
      <h3 id={`genomic-${id}`}>
        What foals take from {name}, by {their} genes
        <HelpLink to="values" about="Breeding values" />
      </h3>
      <p>
        Many small genes shape a body. The test reads enough of them to know each trait very well, at any age
        and without a single foal. The middle is usual in the breed.
      </p>
      <ValueBars bars={bars} />
    </section>
  );
}

/** A gelding is no parent. */
const LAB_PART = { mare: 'dam', stallion: 'sire', gelding: 'horse' } as const satisfies Record<
  Horse['gender'],
  string
>;

const GREYING = 'How fast a grey coat whitens compared with others; foals inherit it.';

interface GeneProps {
  readonly label: string;
  readonly value: string;
  readonly text: string;
}

/** Inherited through many genes. */
function Gene({ label, value, text }: GeneProps) {
  return (
    <div className="gene gene-usual">
      <dt>{label}</dt>
      <dd className="pair num">{value}</dd>
      <dd>{text}</dd>
    </div>
  );
}
