import { Query } from '../../ui/query.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Horse } from '../use-horses.ts';
import { SeenGenes } from './seen-genes.tsx';
import { useGenes } from './use-insight.ts';

interface PublicGenesProps {
  readonly horse: Pick<Horse, 'id' | 'name' | 'gender'>;
}

/** Genes of somebody else's horse, if the player may see them. */
export default function PublicGenes({ horse }: PublicGenesProps) {
  const sight = useGenes(horse.id);
  return (
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
  );
}
