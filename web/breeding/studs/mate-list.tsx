import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Cost } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { formatPercent } from '../../ui/text.ts';
import { MateCard } from '../mate-card.tsx';
import type { StudForMare } from './use-mates.ts';
import { inbreedingShort } from '../format-breeding.ts';

interface MateListProps {
  readonly studs: readonly StudForMare[];
  readonly wish: string | undefined;
  readonly discipline: string;
  readonly onChoose: (stud: StudForMare) => void;
}

export function MateList({ studs, wish, discipline, onChoose }: MateListProps) {
  return (
    <ul className="mates">
      {studs.map((stud) => (
        <li key={stud.stallion.id} className="stud-row">
          <div>
            <MateCard horse={stud.stallion} owner />
            {!stud.fit && (
              <p className="unfit">Hungry or unchecked: not available until his owner sees to it.</p>
            )}
          </div>
          <dl className="stud-figures">
            {(stud.coat ?? stud.body) !== null && wish !== undefined && (
              <Figure name={wish}>
                {formatPercent((stud.coat?.probability ?? 1) * (stud.body?.probability ?? 1))}
                <small>{stud.body === null && stud.coat?.exact ? 'exact' : 'estimate'}</small>
              </Figure>
            )}
            <Figure name={`Expected for ${discipline}`}>{inPoints(stud.aptitude)}</Figure>
            <Figure name="Foal’s inbreeding">{inbreedingShort(stud)}</Figure>
            <Figure name="Foal">{stud.breedName}</Figure>
          </dl>
          <div className="stud-do">
            <Link className="link" href={`/horses/${stud.stallion.id}`}>
              Look at him<span className="sr">: {stud.stallion.name}</span>
            </Link>
            <Button onClick={() => onChoose(stud)}>
              See the foal<span className="sr"> by {stud.stallion.name}</span>
              <Cost coins={stud.fee} />
            </Button>
          </div>
          {stud.note !== '' && (
            <blockquote className="stud-note">
              <p>{stud.note}</p>
            </blockquote>
          )}
        </li>
      ))}
    </ul>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}

const inPoints = (points: number) => points.toFixed(1);
