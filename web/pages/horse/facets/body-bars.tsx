import Body from '../../../records/body.tsx';
import { useCard } from '../../../records/use-records.ts';
import { Query } from '../../../ui/query.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

export default function BodyBars({ horseId }: { readonly horseId: string }) {
  return (
    <Query query={useCard(horseId)} skeleton={<Skeleton label="Loading the body" rows={16} height="40px" />}>
      {(horse) => <Body horse={horse} heading="h3" />}
    </Query>
  );
}
