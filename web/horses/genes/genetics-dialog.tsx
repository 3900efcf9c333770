import { Dialog } from '../../ui/dialog.tsx';
import { sentence } from '../../ui/words.ts';
import { HiddenGenes } from './hidden-genes.tsx';
import { PublishGenes } from './publish-genes.tsx';
import { SeenGenes } from './seen-genes.tsx';
import { UseInsight } from './insight-line.tsx';
import type { Horse } from '../use-horses.ts';

interface GeneticsDialogProps {
  readonly horse: Horse;
  /** How many the player has. */
  readonly freeInsights: number;
  /** Whether the player is known to have an insight of their own into this horse. */
  readonly ownInsight: boolean;
  readonly onClose: () => void;
}

/** A horse's genes, or how to come to see them; an insight that is used here shows them here at once. */
export default function GeneticsDialog({ horse, freeInsights, ownInsight, onClose }: GeneticsDialogProps) {
  const { genetics } = horse;
  return (
    <Dialog
      wide
      title="Genetic Insight"
      lead={`${horse.name}. ${sentence(horse.description)}`}
      onClose={onClose}
      foot={
        genetics === null ? <UseInsight horse={horse} left={freeInsights} onClose={onClose} /> : undefined
      }
    >
      {genetics === null ? (
        <HiddenGenes name={horse.name} />
      ) : (
        <>
          <SeenGenes name={horse.name} sex={horse.gender} genetics={genetics} />
          <PublishGenes horse={horse} ownInsight={ownInsight} />
        </>
      )}
    </Dialog>
  );
}
