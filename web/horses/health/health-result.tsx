import { Check, Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { carriedIn, HEALTH_GENES } from '../../../game/horses/genetics/health.ts';
import type { HealthLocus } from '../../../game/horses/genetics/loci.ts';
import { CopyDots } from '../../ui/copy-dots.tsx';
import { Link } from '../../ui/link.tsx';
import { pronounsOf } from '../../ui/text.ts';
import type { Horse } from '../use-horses.ts';
import { formatHealth } from './format-health.ts';
import type { HealthCopies } from './use-health.ts';
import './health.css';

interface HealthResultProps {
  readonly horse: Pick<Horse, 'name' | 'gender'>;
  /** Where the owner of a mare finds a mate for her. */
  readonly studs?: string;
  readonly copies: HealthCopies;
  /** Publishing, for the owner. */
  readonly children?: ReactNode;
}

const GENES = Object.entries(HEALTH_GENES) as [HealthLocus, (typeof HEALTH_GENES)[HealthLocus]][];

/** First "healthy", then what it means, then what to do. */
export function HealthResult({ horse, studs, copies, children }: HealthResultProps) {
  const { lead, advice, note } = formatHealth(horse, copies);
  const genes = carriedIn(copies);
  const carried = genes.length;
  return (
    <div className="health">
      <p className="health-title">{horse.name} is healthy.</p>
      <p className="page-lead">
        {lead} <b>{advice}</b>
      </p>
      {note !== undefined && <p className="text-15">{note}</p>}
      {children}
      <ul className="health-genes" aria-label="All eight results">
        {GENES.map(([locus, { label, code }]) => (
          <Gene key={locus} label={label} code={code} copies={copies[locus]} />
        ))}
      </ul>
      {carried > 0 && horse.gender !== 'gelding' && (
        <Mates their={pronounsOf(horse.gender).Possessive} carried={carried} />
      )}
      {carried > 0 && studs !== undefined && horse.gender === 'mare' && (
        <Link className="link" href={`${studs}?without=${genes.join()}`}>
          Find mates without {carried === 1 ? 'it' : 'them'}
        </Link>
      )}
    </div>
  );
}

interface GeneProps {
  readonly label: string;
  readonly code: string;
  readonly copies: 0 | 1 | 2;
}

const SAID = ['Not there', 'One copy', 'Two copies'] as const;

function Gene({ label, code, copies }: GeneProps) {
  const Sign = copies === 0 ? Check : Link2;
  return (
    <li className={copies === 0 ? undefined : 'is-there'}>
      <CopyDots of={[copies > 0, copies > 1]} />
      <span>
        <b>{label}</b>
        <small>{code}</small>
      </span>
      <span className="health-said">
        <Sign className="icon icon-small" aria-hidden />
        {SAID[copies]}
      </span>
    </li>
  );
}

interface MatesProps {
  readonly their: string;
  /** Genes. */
  readonly carried: number;
}

function Mates({ their, carried }: MatesProps) {
  const isOne = carried === 1;
  return (
    <>
      <h4 className="health-mates">{their} mates</h4>
      <dl className="list">
        <div>
          <dt>{isOne ? 'Without it' : 'Without any of them'}</dt>
          <dd>
            {isOne
              ? 'It stops no cover. Half the foals carry it'
              : 'They stop no cover. Many foals carry one'}
            , and all are healthy.
          </dd>
        </div>
        <div>
          <dt>Not tested</dt>
          <dd>Most covers take.</dd>
        </div>
        <div>
          <dt>{isOne ? 'Carries it too' : 'Shares one of them'}</dt>
          <dd>1 cover in 4 does not take. Your coins come back.</dd>
        </div>
      </dl>
    </>
  );
}
