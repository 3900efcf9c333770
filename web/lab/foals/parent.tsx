import { useMemo, useState } from 'react';
import { GENE_GROUPS } from '../../../game/horses/genetics/gene-groups.ts';
import { lookOfGiven, USUAL_AGE } from '../../../game/horses/genetics/given-look.ts';
import { coatNameOfLook } from '../../../game/horses/coat/look.ts';
import { describeLook } from '../../../game/horses/coat/format-look.ts';
import { Paddock } from '../../paddock/paddock.tsx';
import { HorsePicture } from '../../portrait/horse-picture.tsx';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { capitalised, sentence } from '../../ui/text.ts';
import type { LabParent } from '../lab-state.ts';

const ParentDialog = lazyDialog(() => import('./parent-dialog.tsx'));

type Gene = (typeof GENE_GROUPS)[number]['genes'][number];
const GENES = GENE_GROUPS.flatMap(({ genes }): readonly Gene[] => genes);

interface ParentProps {
  readonly which: 'dam' | 'sire';
  readonly horse: LabParent;
  readonly onChange: (horse: LabParent) => void;
}

export function Parent({ which, horse, onChange }: ParentProps) {
  const [open, setOpen] = useState(false);
  const look = useMemo(() => lookOfGiven(horse, USUAL_AGE), [horse]);
  const { genotype } = horse;
  return (
    <section className="lab-parent" aria-label={capitalised(which)}>
      <Paddock light="day" season="summer" className="lab-parent-scene">
        <HorsePicture look={look} alt="" />
      </Paddock>
      <div>
        <p className="text-15 text-muted">{capitalised(which)}</p>
        <h2 className="serif">{capitalised(coatNameOfLook(look))}</h2>
        <p className="text-15 only-wide">{sentence(describeLook(look))}</p>
        <ul className="gene-chips" aria-label="Alleles">
          {GENES.filter(({ locus }) => genotype[locus] !== 'n/n').map(({ locus, label }) => (
            <li key={locus}>
              <span className="only-wide">{label}</span> <b>{genotype[locus]}</b>
            </li>
          ))}
        </ul>
        {horse.genome !== undefined && (
          <p className="hint">Both strands are known: genes that travel together count in the odds.</p>
        )}
        <Button aria-label={`Change genes of the ${which}`} onClick={() => setOpen(true)}>
          Change genes
        </Button>
      </div>
      {open && (
        <ParentDialog which={which} horse={horse} onChange={onChange} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}
