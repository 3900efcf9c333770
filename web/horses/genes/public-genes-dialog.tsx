import { Dialog } from '../../ui/dialog.tsx';
import { sentence } from '../../ui/text.ts';
import type { Horse } from '../use-horses.ts';
import PublicGenes from './public-genes.tsx';

interface PublicGenesDialogProps {
  readonly horse: Pick<Horse, 'id' | 'name' | 'gender' | 'description'>;
  readonly onClose: () => void;
}

export default function PublicGenesDialog({ horse, onClose }: PublicGenesDialogProps) {
  return (
    <Dialog
      wide
      title="Genetic Insight"
      help={{ to: 'insight', about: 'Genetic Insight' }}
      lead={`${horse.name}. ${sentence(horse.description)}`}
      onClose={onClose}
    >
      <PublicGenes horse={horse} />
    </Dialog>
  );
}
