import { Query } from '../../ui/query.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Horse } from '../use-horses.ts';
import { HealthResult } from '../health/health-result.tsx';
import { useHealth } from '../health/use-health.ts';
import { SeenGenes } from './seen-genes.tsx';
import { useGenes } from './use-insight.ts';

interface PublicGenesProps {
  readonly horse: Pick<Horse, 'id' | 'name' | 'gender'>;
}

/** Genes of somebody else's horse, if the player may see them. */
export default function PublicGenes({ horse }: PublicGenesProps) {
  const sight = useGenes(horse.id);
  const { data: health } = useHealth(horse.id);
  return (
    <>
      <Query query={sight} skeleton={<Skeleton label="Loading the genes" rows={4} height="48px" />}>
        {({ genetics }) =>
          genetics === null ? (
            <p>
              {horse.name}’s genes are not published, and you have no insight into them. Only the owner can
              publish them.
            </p>
          ) : (
            <SeenGenes horse={horse} genetics={genetics} />
          )
        }
      </Query>
      {health && health.copies !== null && (
        <section aria-labelledby="public-health">
          <h3 className="section" id="public-health">
            Health test
          </h3>
          <HealthResult horse={horse} copies={health.copies} />
        </section>
      )}
    </>
  );
}
