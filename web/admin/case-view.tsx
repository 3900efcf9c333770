import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { MINUTE } from '../../game/game-time.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { buttonClass } from '../ui/button.tsx';
import { counted, inDigits } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';
import { dateOf, dayAndTimeWithin } from '../ui/when.ts';
import { DecideForm } from './decide-form.tsx';
import { DecisionList } from './decision-list.tsx';
import { REASON_TEXT, titleOf } from './admin-text.ts';
import type { WholeCase } from './use-admin.ts';

export function CaseView({ found }: { readonly found: WholeCase }) {
  const now = useWorldNow(MINUTE);
  const heading = useRef<HTMLHeadingElement>(null);
  // The link that opened it may be out of sight on phones.
  useEffect(() => heading.current?.focus(), []);
  const when = (at: string) => dayAndTimeWithin(new Date(at), now);
  const { player, level, since, earlier, mute, suspension, kind, seen, current } = found;
  return (
    <article className="case-view">
      <Link className="crumb-link case-back" href="/admin">
        <ChevronLeft className="icon icon-small" aria-hidden />
        Reports
      </Link>
      <div className="case-head">
        <div>
          <h2 className="serif" tabIndex={-1} ref={heading}>
            {titleOf(found)}
          </h2>
          <p className="text-muted">
            {player.username}, level {inDigits(level)}, here since {dateOf(new Date(since))}.{' '}
            {earlier === 0 ? 'Nothing decided before.' : `${counted(earlier, 'earlier decision')}.`}
            {mute && ' Muted now.'}
            {suspension && ' Suspended now.'}
          </p>
        </div>
        <Link className={buttonClass()} href={`/players/${player.id}`}>
          Profile
        </Link>
      </div>
      {found.context.length > 0 && (
        <ul className="case-context" aria-label="Around it">
          {found.context.map(({ who, text, at }) => (
            <li key={`${at} ${who} ${text}`}>
              <b>{who}</b> <small>{when(at)}</small>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {kind === 'picture' ? (
        current === seen ? (
          <img className="case-picture" src={seen} alt="As reported" width={220} height={220} />
        ) : (
          <p className="case-seen">The picture is not there any more.</p>
        )
      ) : (
        <p className="case-seen">{seen}</p>
      )}
      {kind !== 'picture' && current !== seen && (
        <p className="text-muted">
          {current === null ? 'It is not there any more.' : `It now reads: “${current}”`}
        </p>
      )}
      <h3 className="section">{counted(found.reports, 'report')}</h3>
      <ul className="case-voices">
        {found.voices.map(({ by, reason, comment, at }) => (
          <li key={`${by} ${at}`}>
            <b>{by}</b>, {when(at)}: {REASON_TEXT[reason]}
            {comment !== '' && <span>“{comment}”</span>}
          </li>
        ))}
      </ul>
      <DecideForm found={found} />
      {found.decisions.length > 0 && (
        <>
          <h3 className="section">Decided about this</h3>
          <DecisionList decisions={found.decisions} />
        </>
      )}
    </article>
  );
}
