import { Bones } from '../../ui/bone.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { sentence } from '../../ui/words.ts';
import { SeenGenes } from './seen-genes.tsx';
import { useGenes } from './use-insight.ts';
import type { Horse } from '../use-horses.ts';

interface PublicGenesDialogProps {
  readonly horse: Pick<Horse, 'id' | 'name' | 'gender' | 'description'>;
  readonly onClose: () => void;
}

export default function PublicGenesDialog({ horse, onClose }: PublicGenesDialogProps) {
  const sight = useGenes(horse.id);
  return (
    <Dialog
      wide
      title="Genetic Insight"
      help={{ to: 'insight', about: 'Genetic Insight' }}
      lead={`${horse.name}. ${sentence(horse.description)}`}
      onClose={onClose}
    >
      <Loaded reading={sight} skeleton={<Bones label="Loading the genes" rows={4} height="48px" />}>
        {({ genetics }) =>
          genetics === null ? (
            <p>
              {horse.name}’s genes are not published, and you have no insight into them. Only the owner can
              publish them.
            </p>
          ) : (
            <SeenGenes name={horse.name} sex={horse.gender} genetics={genetics} />
          )
        }
      </Loaded>
    </Dialog>
  );
}
