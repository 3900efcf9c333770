import { ChevronRight, Repeat2 } from 'lucide-react';
import { useId, useState } from 'react';
import { EmptyStall } from '../portrait/empty-stall.tsx';
import { Stall } from '../portrait/stall.tsx';
import { Link } from '../ui/link.tsx';
import { capitalised } from '../ui/text.ts';
import { placesOf, type Ancestor } from './pedigree.ts';
import type { Pedigree } from './use-records.ts';

/** Deeper generations start folded on phones. */
const OPEN_GENERATIONS = 1;
const DRAWN_GENERATIONS = 2;

type Places = ReturnType<typeof placesOf>;

/** Nested lists: a bracket chart, or on phones a folding tree. */
export function PedigreeChart({ pedigree }: { readonly pedigree: Pedigree }) {
  return (
    // Scrollable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="pedigree" role="region" aria-label={`Pedigree of ${pedigree.name}`} tabIndex={0}>
      <Parents of={pedigree} generation={1} places={placesOf(pedigree)} />
    </div>
  );
}

interface ParentsProps {
  readonly of: Pick<Ancestor, 'sire' | 'dam'>;
  readonly generation: number;
  readonly places: Places;
  readonly id?: string;
  readonly folded?: boolean;
}

function Parents({ of: { sire, dam }, generation, places, id, folded = false }: ParentsProps) {
  return (
    <ul id={id} className={folded ? 'parents is-folded' : 'parents'} data-generation={generation}>
      <PedigreeSlot relation="Sire" ancestor={sire ?? null} generation={generation} places={places} />
      <PedigreeSlot relation="Dam" ancestor={dam ?? null} generation={generation} places={places} />
    </ul>
  );
}

interface PedigreeSlotProps {
  readonly relation: 'Sire' | 'Dam';
  readonly ancestor: Ancestor | null;
  readonly generation: number;
  readonly places: Places;
}

function PedigreeSlot({ relation, ancestor, generation, places }: PedigreeSlotProps) {
  const [open, setOpen] = useState(generation <= OPEN_GENERATIONS);
  const parents = useId();
  if (ancestor === null)
    return (
      <li>
        <div className="ancestor is-unknown">
          {generation <= DRAWN_GENERATIONS && <EmptyStall />}
          <div className="ancestor-text">
            <small className="role">{relation}</small>
            <span>Store Horse</span>
          </div>
        </div>
      </li>
    );
  // The server sends no further generation.
  const goesOn = ancestor.sire !== undefined;
  return (
    <li>
      <div className="ancestor">
        {goesOn && (
          <button
            type="button"
            className="fold only-phone"
            aria-expanded={open}
            aria-controls={parents}
            aria-label={`Parents of ${ancestor.name}`}
            onClick={() => setOpen(!open)}
          >
            <ChevronRight className="icon" aria-hidden />
          </button>
        )}
        {ancestor.look && <Stall look={ancestor.look} alt="" />}
        <AncestorText relation={relation} ancestor={ancestor} times={places.get(ancestor.id) ?? 1} />
      </div>
      {goesOn && (
        <Parents id={parents} of={ancestor} generation={generation + 1} places={places} folded={!open} />
      )}
    </li>
  );
}

interface AncestorTextProps {
  readonly relation: 'Sire' | 'Dam';
  readonly ancestor: Ancestor;
  /** How often it appears in the pedigree. */
  readonly times: number;
}

function AncestorText({ relation, ancestor, times }: AncestorTextProps) {
  const { id, name, level, breedName, color } = ancestor;
  return (
    <div className="ancestor-text">
      <small className="role">{relation}</small>
      <Link className="ancestor-name" href={`/horses/${id}`} title={name}>
        {name}
      </Link>
      {times > 1 && (
        <span className="repeated">
          <Repeat2 className="icon icon-small" aria-hidden />
          {times} times<span className="sr"> in this pedigree</span>
        </span>
      )}
      <small className="ancestor-facts">
        {capitalised(color)}, {breedName}, <span className="whitespace-nowrap">level {level}</span>
      </small>
    </div>
  );
}
