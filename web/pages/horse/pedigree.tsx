import { inbreedingWords } from '../../records/pedigree.ts';
import { PedigreeChart } from '../../records/pedigree-chart.tsx';
import { usePedigree } from '../../records/use-records.ts';
import { Bones } from '../../ui/bone.tsx';
import { Loaded } from '../../ui/loaded.tsx';
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
    <Loaded reading={pedigree} skeleton={<Bones label="Loading the pedigree" rows={6} height="64px" />}>
      {(found) => (
        <>
          <p className="page-lead">{inbreedingWords(found)}</p>
          <PedigreeChart pedigree={found} />
        </>
      )}
    </Loaded>
  );
}
