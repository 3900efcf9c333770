import { useState, type ComponentType } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { sentence } from '../../ui/text.ts';
import { PublishGenes } from './publish-genes.tsx';
import { SeenGenes } from './seen-genes.tsx';
import { UseInsight } from './insight-line.tsx';
import type { Horse } from '../use-horses.ts';
import { LOCI } from '../../../game/horses/genetics/loci.ts';
import { GENE_GROUPS } from '../../../game/horses/genetics/gene-groups.ts';

interface GeneticsDialogProps {
  readonly horse: Horse;
  readonly freeInsights: number;
  readonly ownInsight: boolean;
  /** The card form; closing it leads back to the genes. */
  readonly Buy: ComponentType<{ readonly horse: Horse; readonly onClose: () => void }>;
  readonly onClose: () => void;
}

export default function GeneticsDialog({
  horse,
  freeInsights,
  ownInsight,
  Buy,
  onClose,
}: GeneticsDialogProps) {
  const { genetics } = horse;
  const [buying, setBuying] = useState(false);
  return (
    <Dialog
      wide
      title="Genetic Insight"
      help={{ to: 'insight', about: 'Genetic Insight' }}
      lead={`${horse.name}. ${sentence(horse.description)}`}
      onClose={onClose}
      foot={
        genetics === null && !buying ? (
          <UseInsight horse={horse} left={freeInsights} onBuy={() => setBuying(true)} onClose={onClose} />
        ) : undefined
      }
    >
      {genetics === null && buying && <Buy horse={horse} onClose={() => setBuying(false)} />}
      {genetics === null && !buying && <HiddenGenes name={horse.name} />}
      {genetics !== null && (
        <>
          <SeenGenes horse={horse} genetics={genetics} />
          <PublishGenes horse={horse} ownInsight={ownInsight} />
        </>
      )}
    </Dialog>
  );
}

export function HiddenGenes({ name }: { readonly name: string }) {
  return (
    <div className="genes-hidden">
      <p>
        Everyone sees how {name} looks; the genes stay hidden. Horses can carry genes that don’t show, and
        pass them on to their foals. An insight shows both strands of {LOCI.length} genes, what they mean for{' '}
        {name} and any foals, and how each part of the body is passed on:
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
        An insight is yours for good, even after {name} is sold. The buyer doesn’t get it.
      </p>
    </div>
  );
}
