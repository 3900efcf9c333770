import { Skeleton } from '../../ui/skeleton.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Query } from '../../ui/query.tsx';
import { sentence } from '../../ui/text.ts';
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
      <Query query={sight} skeleton={<Skeleton label="Loading the genes" rows={4} height="48px" />}>
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
      </Query>
    </Dialog>
  );
}
