import { passedOnTogether, type PassedOn } from '../../../game/horses/genetics/passed-on.ts';
import { genomeWith } from '../../../game/horses/genetics/strands.ts';
import './strands-drawing.css';

type Side = 'sire' | 'dam';
type Pair = readonly [string, string];

const FROM_SIRE: Pair = ['E', 'Rn'];
const FROM_DAM: Pair = ['e', 'n'];
const GAMETES: readonly PassedOn[] =
  passedOnTogether(
    genomeWith({ extension: 'E', kit: 'Rn', agouti: 'A' }, { extension: 'e', kit: 'n', agouti: 'A' }),
  )?.gametes ?? [];
const SIDES = ['sire', 'dam'] as const;
const TEN = 10;

/** With a chestnut mate, which gives e and n. */
const FOALS: Readonly<Record<string, string>> = {
  'E,Rn': 'a bay roan',
  'e,n': 'a chestnut',
  'E,n': 'a bay',
  'e,Rn': 'a red roan',
};

/** Two genes on one cord, and how often a mare passes them on together. */
export function StrandsDrawing() {
  return (
    <figure className="strands-drawing">
      <figcaption>A bay roan mare, and what she gives to ten foals</figcaption>
      <div className="cord-pair">
        <Cord alleles={FROM_SIRE} from={['sire', 'sire']} label="Her strand from her sire" />
        <Cord alleles={FROM_DAM} from={['dam', 'dam']} label="Her strand from her dam" />
      </div>
      <ol>
        {GAMETES.map(({ alleles, from, chance }) => {
          const [one, other] = alleles;
          const sides = [SIDES[from[0]], SIDES[from[1]]] as const;
          const count = Math.round(chance * TEN);
          return (
            <li key={alleles.join()}>
              <Cord alleles={[one, other]} from={sides} />
              <span>
                <b>
                  {count} of ten foals get {one} with {other}
                </b>
                <small>
                  {sides[0] === sides[1]
                    ? `As on the strand from her ${sides[0]}.`
                    : 'The strands swapped between the two genes.'}{' '}
                  With a chestnut stallion: {FOALS[alleles.join()]}.
                </small>
              </span>
              <span className="strands-dots" aria-hidden>
                {Array.from({ length: TEN }, (_, at) => (
                  <i key={at} className={at < count ? 'on' : ''} />
                ))}
              </span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

interface CordProps {
  readonly alleles: Pair;
  readonly from: readonly [Side, Side];
  readonly label?: string;
}

/** Round beads come from the sire, square ones from the dam, as everywhere. */
function Cord({ alleles, from, label }: CordProps) {
  return (
    <span className="cord">
      {label !== undefined && <small>{label}</small>}
      <svg viewBox="0 0 150 44" width="150" height="44" aria-hidden>
        {from[0] === from[1] ? (
          <path className={`cord-${from[0]}`} d="M4 22H146" />
        ) : (
          <>
            <path className={`cord-${from[0]}`} d="M4 22H75" />
            <path className={`cord-${from[1]}`} d="M75 22H146" />
          </>
        )}
        {alleles.map((allele, at) => (
          <g key={allele} className={`cord-${from[at === 0 ? 0 : 1]}`}>
            <rect
              x={at === 0 ? 16 : 84}
              y="6"
              width="50"
              height="32"
              rx={from[at === 0 ? 0 : 1] === 'sire' ? 16 : 3}
            />
            <text x={at === 0 ? 41 : 109} y="27">
              {allele}
            </text>
          </g>
        ))}
      </svg>
      {label !== undefined && <span className="sr">{alleles.join(' and ')}</span>}
    </span>
  );
}
