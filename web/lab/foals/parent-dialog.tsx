import { coatName, coatOf } from '../../../game/horses/coat/coat.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { capitalised } from '../../ui/text.ts';
import { GeneChoices } from '../horse/gene-choices.tsx';
import { isParent, type LabParent } from '../lab-state.ts';
import { OwnParents } from './own-parents.tsx';

interface ParentDialogProps {
  readonly which: 'dam' | 'sire';
  readonly horse: LabParent;
  readonly onChange: (horse: LabParent) => void;
  readonly onClose: () => void;
}

/** Choices apply at once. */
export default function ParentDialog({ which, horse, onChange, onClose }: ParentDialogProps) {
  return (
    <Dialog
      title={`Genes of the ${which}`}
      lead={`The foals follow every choice. O/O is left out: no such horse lives.${
        horse.genome === undefined ? '' : ' Changing a gene by hand forgets the strands of this horse.'
      }`}
      onClose={onClose}
      wide
      foot={
        <>
          <p aria-live="polite">{capitalised(coatName(coatOf(horse.genotype)))}</p>
          <Button variant="main" onClick={onClose}>
            See the foals
          </Button>
        </>
      }
    >
      <OwnParents which={which} horse={horse} onChoose={onChange} />
      <GeneChoices
        horse={horse}
        mayBe={isParent}
        onChange={(changed) => isParent(changed) && onChange(changed)}
      />
    </Dialog>
  );
}
