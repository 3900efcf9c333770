import { ChevronDown, Copy, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import { MateCard } from '../mate-card.tsx';
import type { FoalAhead } from '../use-breeding.ts';
import {
  formatHealthAhead,
  formatHealthRisk,
  formatInbreeding,
  formatLethalRisk,
  formatMoreCoats,
  GIFT_FOAL_TEXT,
} from '../format-breeding.ts';
import { capitalised, formatPercent } from '../../ui/text.ts';
import { LikelyFoals } from './likely-foals.tsx';
import { ValueBars } from '../../ui/values/value-bars.tsx';
import { IconButton } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.ts';

export function FoalPreview({ ahead }: { readonly ahead: FoalAhead }) {
  const { mare, stallion, problems, breedName, giftFoal, odds, nextSeedHash } = ahead;
  const warnings = [formatHealthRisk(ahead.health), formatLethalRisk(odds.lethal, odds.exact)];
  const health = formatHealthAhead(ahead);
  const top = useRef<HTMLDivElement>(null);
  // It may replace a long, scrolled list.
  useEffect(() => {
    top.current?.closest('.dialog-body')?.scrollTo(0, 0);
  }, []);
  return (
    <>
      <div className="pair" ref={top}>
        <MateCard horse={mare} />
        <MateCard horse={stallion} owner={mare.ownerId !== stallion.ownerId} />
      </div>
      {problems.map(({ code, message }) => (
        <Warning key={code}>{message}</Warning>
      ))}
      {warnings.map((text) => text !== undefined && <Warning key={text}>{text}</Warning>)}
      <section className="ahead" aria-labelledby="ahead-coat">
        <h3 id="ahead-coat">The foal</h3>
        <p>
          {breedName}. Filly or colt: 50/50. {formatInbreeding(ahead)}
        </p>
        {health !== undefined && <p>{health}</p>}
        {giftFoal && <p>{GIFT_FOAL_TEXT}</p>}
        <LikelyFoals ahead={ahead} />
        <div className="values">
          <details>
            <summary>
              <span>What the foal takes of both</span>
              <ChevronDown className="icon" aria-hidden />
            </summary>
            <p className="text-muted">
              The middle of their breeding values, in the foal’s breed. Each foal strays from it.
            </p>
            <ValueBars bars={ahead.values} />
          </details>
        </div>
      </section>
      <section className="ahead" aria-labelledby="ahead-odds">
        <h3 id="ahead-odds">All coats</h3>
        <CoatOdds odds={odds} />
      </section>
      <section className="ahead" aria-labelledby="ahead-aptitude">
        <h3 id="ahead-aptitude">Aptitude</h3>
        <AptitudeAhead ahead={ahead} />
      </section>
      <SeedHash mare={mare.name} hash={nextSeedHash} />
    </>
  );
}

function Warning({ children }: { readonly children: string }) {
  return (
    <p className="breed-warning">
      <TriangleAlert className="icon" aria-hidden />
      {children}
    </p>
  );
}

function AptitudeAhead({ ahead: { mare, stallion, aptitude } }: { readonly ahead: FoalAhead }) {
  return (
    <>
      <p className="text-muted">Two foals of three stay within the ±.</p>
      <table className="aptitude">
        <caption className="sr">Expected aptitude of the foal, and that of its parents</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">Discipline</span>
            </th>
            <th scope="col">{mare.name}</th>
            <th scope="col">{stallion.name}</th>
            <th scope="col">Foal, expected</th>
          </tr>
        </thead>
        <tbody>
          {aptitude.map(({ discipline, dam, sire, expected, spread }) => (
            <tr key={discipline}>
              <th scope="row">{disciplineLabel(discipline)}</th>
              <td>{inPoints(dam)}</td>
              <td>{inPoints(sire)}</td>
              <td>
                <b>{inPoints(expected)}</b> <small>± {inPoints(spread)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const inPoints = (points: number) => points.toFixed(1);

function CoatOdds({ odds: { exact, outcomes, more } }: Pick<FoalAhead, 'odds'>) {
  const most = outcomes[0]?.probability ?? 1;
  return (
    <>
      <p className="text-muted">
        {exact
          ? 'Exact odds, from both parents’ genes.'
          : 'Estimated from look and breed: you don’t know all of their genes.'}
      </p>
      <ul className="coat-odds">
        {outcomes.map(({ color, probability }) => (
          <li key={color}>
            <span>{capitalised(color)}</span>
            <span className="bar" aria-hidden>
              <i style={{ width: `${(probability / most) * 100}%` }} />
            </span>
            <b className="num">{formatPercent(probability)}</b>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-15 text-muted">{formatMoreCoats(more)}</p>}
    </>
  );
}

interface SeedHashProps {
  readonly mare: string;
  readonly hash: string;
}

const SHOWN = 12;

/** Fixed before a mate is chosen. */
export function SeedHash({ mare, hash }: SeedHashProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(hash);
      showToast({ title: 'Seed hash copied' });
    } catch {
      showToast({
        title: 'Not copied',
        description: 'Your browser does not allow it.',
        variant: 'destructive',
      });
    }
  }
  return (
    <section className="ahead" aria-labelledby="ahead-seed">
      <h3 id="ahead-seed">Seed of {mare}’s next foal</h3>
      <p className="seed-hash">
        <code title={hash}>{hash.slice(0, SHOWN)}…</code>
        <IconButton label="Copy the whole seed hash" onClick={() => void copy()}>
          <Copy className="icon icon-small" aria-hidden />
        </IconButton>
      </p>
      <p className="text-15 text-muted">
        Sealed before you chose a mate. After the birth, you can check with it that nobody picked the foal.
      </p>
    </section>
  );
}
