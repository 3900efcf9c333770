import { EmptyStall } from '../portrait/empty-stall.tsx';
import { Stall } from '../portrait/stall.tsx';
import { Link } from '../ui/link.tsx';
import type { PublicHorse } from './use-public.ts';

interface KinProps {
  readonly horse: {
    readonly id: string | null;
    readonly name: string;
    readonly look: PublicHorse['look'];
  };
  readonly children: string;
  /** Shown below `children`. */
  readonly more?: string | null;
}

/** A horse in a list, linked if the reader may open its page. */
export function Kin({ horse: { id, name, look }, children, more = null }: KinProps) {
  return (
    <li className="kin">
      <Stall look={look} alt="" />
      <span>
        {id === null ? (
          <b>{name}</b>
        ) : (
          <Link className="kin-name" href={`/h/${id}`}>
            {name}
          </Link>
        )}
        <small>{children}</small>
        {more !== null && <small>{more}</small>}
      </span>
    </li>
  );
}

type Parent = NonNullable<PublicHorse['sire']>;
type Grandparent = NonNullable<Parent['sire']>;

const COLUMNS = [
  { of: 'sire', role: 'sire' },
  { of: 'dam', role: 'dam' },
] as const;

/** Sire's and dam's lines in two columns, with each grandparent's parents as text. */
export function KinTree({ horse }: { readonly horse: Pick<PublicHorse, 'dam' | 'sire'> }) {
  return (
    <div className="kin-tree">
      {COLUMNS.map(({ of, role }) => {
        const parent = horse[of];
        return (
          <ul key={of}>
            {parent === null ? (
              <StoreHorse role={role} />
            ) : (
              <>
                <Kin horse={parent}>{`${role}, ${parent.color} ${parent.breedName}`}</Kin>
                {grandparent(parent.sire, 'grandsire')}
                {grandparent(parent.dam, 'granddam')}
              </>
            )}
          </ul>
        );
      })}
    </div>
  );
}

function grandparent(horse: Grandparent | null, role: string) {
  return horse === null ? (
    <StoreHorse role={role} />
  ) : (
    <Kin horse={horse} more={formatParents(horse)}>
      {`${role}, ${horse.color}`}
    </Kin>
  );
}

export function formatParents({ sire, dam }: Pick<Grandparent, 'dam' | 'sire'>): string | null {
  if (sire === null || dam === null) return null;
  return `by ${sire.name}, out of ${dam.name}`;
}

function StoreHorse({ role }: { readonly role: string }) {
  return (
    <li className="kin">
      <EmptyStall />
      <span>
        <b className="text-muted">Store horse</b>
        <small>{role}</small>
      </span>
    </li>
  );
}
