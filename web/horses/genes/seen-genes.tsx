import { EyeOff, FlaskConical } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { GENE_GROUPS } from '../../../game/horses/genetics/gene-groups.ts';
import { LOCI } from '../../../game/horses/genetics/loci.ts';
import { formatGene } from '../../../game/horses/genetics/format-gene.ts';
import { writeShort } from '../../../game/horses/genetics/short-genes.ts';
import type { WireGenetics } from '../../../game/horses/genetics/wire.ts';
import { Link } from '../../ui/link.tsx';
import { capitalised } from '../../ui/text.ts';
import type { Horse } from '../use-horses.ts';

interface SeenGenesProps {
  readonly name: string;
  readonly sex: Horse['gender'];
  readonly genetics: WireGenetics;
}

export function SeenGenes({ name, sex, genetics }: SeenGenesProps) {
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
      {GENE_GROUPS.map(({ name: group, genes }) => (
        <GeneGroup key={group} name={group}>
          {genes.map(({ locus, label }) => (
            <Gene key={locus} label={label} pair={genetics[locus]} {...formatGene(genetics, locus)} />
          ))}
          {group === 'Grey' && (
            <Gene label="Greying" pair={`× ${genetics.grey_factor.toFixed(2)}`} is="usual" text={GREYING} />
          )}
          {group === 'Roan and white patterns' && (
            <Gene
              label="Markings"
              pair={capitalised(genetics.marking_whites)}
              is="usual"
              text="White on face and legs; foals inherit it."
            />
          )}
        </GeneGroup>
      ))}
    </div>
  );
}

/** A gelding is no parent. */
const LAB_PART = { mare: 'dam', stallion: 'sire', gelding: 'horse' } as const satisfies Record<
  Horse['gender'],
  string
>;

const GREYING = 'How fast a grey coat whitens compared with others; foals inherit it.';

function GeneGroup({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <dl>{children}</dl>
    </section>
  );
}

interface GeneProps extends ReturnType<typeof formatGene> {
  readonly label: string;
  readonly pair: string;
}

function Gene({ label, pair, is, text }: GeneProps) {
  return (
    <div className={`gene gene-${is}`}>
      <dt>{label}</dt>
      <dd className="pair num">{pair}</dd>
      <dd>
        {is === 'hidden' && (
          <b>
            <EyeOff className="icon icon-small" aria-hidden />
            Carried unseen
          </b>
        )}
        {text}
      </dd>
    </div>
  );
}
