import { GENE_GROUPS } from '../../../game/horses/genetics/gene-groups.ts';

/** What an insight would show. */
export function HiddenGenes({ name }: { readonly name: string }) {
  return (
    <div className="genes-hidden">
      <p>
        Everybody sees what {name} looks like; nobody sees its genes. A horse may carry what it does not show,
        and its foal may show it. An insight tells you both alleles of twelve genes, and what they mean for{' '}
        {name} and its foals:
      </p>
      <dl className="list">
        {GENE_GROUPS.map(({ name: group, genes }) => (
          <div key={group}>
            <dt>{group}</dt>
            <dd>{genes.map(({ label }) => label).join(', ')}</dd>
          </div>
        ))}
      </dl>
      <p className="text-15 text-muted">
        An insight is yours for good: it stays when {name} is sold, and does not pass to whoever buys it.
      </p>
    </div>
  );
}
