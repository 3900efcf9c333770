import { EmptyStall } from '../../portrait/empty-stall.tsx';
import { ChildList } from '../../records/child-list.tsx';
import { useChildren, type HorseCard } from '../../records/use-records.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { counted } from '../../ui/coins.tsx';
import { Empty } from '../../ui/loading/empty.tsx';
import { Query } from '../../ui/query.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { HorseRecord } from './record.tsx';

export default function HorseChildren() {
  return (
    <HorseRecord here="children" title={({ name }) => `Children of ${name}`}>
      {(horse) => <Children horse={horse} />}
    </HorseRecord>
  );
}

function Children({ horse }: { readonly horse: HorseCard }) {
  const foals = useChildren(horse.id);
  return (
    <Query query={foals} skeleton={<Skeleton label="Loading the foals" rows={4} height="64px" />}>
      {(list) =>
        list.length === 0 ? (
          <Empty title="No foals yet" picture={<EmptyStall />}>
            <p>{horse.name}’s foals will be listed here.</p>
          </Empty>
        ) : (
          <>
            <p className="page-lead">{counted(horse.foals, 'foal')}, the youngest first.</p>
            <ChildList foals={list} parent={horse.gender === 'mare' ? 'dam' : 'sire'} />
            <ShowMore pages={foals} label="Show more foals" />
          </>
        )
      }
    </Query>
  );
}
