import { formatInbreeding } from '../../../records/pedigree.ts';
import { ChildList } from '../../../records/child-list.tsx';
import { PedigreeChart } from '../../../records/pedigree-chart.tsx';
import { useChildren, usePedigree } from '../../../records/use-records.ts';
import { ShowMore } from '../../../ui/loading/show-more.tsx';
import { Query } from '../../../ui/query.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { pronounsOf } from '../../../ui/text.ts';
import type { FacetHorse } from './horse-facets.tsx';

interface FamilyProps {
  readonly horse: Pick<FacetHorse, 'id' | 'name' | 'gender'>;
}

export default function Family({ horse }: FamilyProps) {
  const pedigree = usePedigree(horse.id);
  const foals = useChildren(horse.id);
  const { Possessive } = pronounsOf(horse.gender);
  return (
    <div className="facet-rows">
      <section aria-labelledby="facet-parents">
        <h3 className="section" id="facet-parents">
          {Possessive} parents
        </h3>
        <Query query={pedigree} skeleton={<Skeleton label="Loading the pedigree" rows={4} height="64px" />}>
          {(found) => (
            <>
              <p className="page-lead">{formatInbreeding(found)}</p>
              {found.sire !== null && <PedigreeChart pedigree={found} />}
            </>
          )}
        </Query>
      </section>
      <section aria-labelledby="facet-foals">
        <h3 className="section" id="facet-foals">
          {Possessive} foals
        </h3>
        <Query query={foals} skeleton={<Skeleton label="Loading the foals" rows={1} height="64px" />}>
          {(list) =>
            list.length === 0 ? (
              <p className="page-lead">None yet.</p>
            ) : (
              <>
                <ChildList foals={list} parent={horse.gender === 'mare' ? 'dam' : 'sire'} />
                <ShowMore pages={foals} label="Show more foals" />
              </>
            )
          }
        </Query>
      </section>
    </div>
  );
}
