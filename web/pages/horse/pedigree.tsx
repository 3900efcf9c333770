import { formatInbreeding } from '../../records/pedigree.ts';
import { PedigreeChart } from '../../records/pedigree-chart.tsx';
import { usePedigree } from '../../records/use-records.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Query } from '../../ui/query.tsx';
import { HorseRecord } from './record.tsx';

export default function HorsePedigree() {
  return (
    <HorseRecord here="pedigree" title={({ name }) => `Pedigree of ${name}`}>
      {({ id }) => <Pedigree horseId={id} />}
    </HorseRecord>
  );
}

function Pedigree({ horseId }: { readonly horseId: string }) {
  const pedigree = usePedigree(horseId);
  return (
    <Query query={pedigree} skeleton={<Skeleton label="Loading the pedigree" rows={6} height="64px" />}>
      {(found) => (
        <>
          <p className="page-lead">{formatInbreeding(found)}</p>
          <PedigreeChart pedigree={found} />
        </>
      )}
    </Query>
  );
}
