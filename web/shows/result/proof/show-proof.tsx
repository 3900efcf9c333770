import { ChevronDown, CircleAlert, CircleCheck, CircleHelp, Download, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { counted, inDigits } from '../../../ui/coins.tsx';
import { Link } from '../../../ui/link.tsx';
import { Failed } from '../../../ui/query.tsx';
import { Meter } from '../../../ui/meter.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { heatFaults, formatFault, LONGEST_USUAL_TEXT, verdictOf } from './verdict.ts';
import type { Proof } from './use-proof.ts';
import type { PlacedHorse, RunShow, ShowEntry } from '../use-show.ts';

interface ShowProofProps {
  readonly show: RunShow;
  readonly rows: readonly PlacedHorse[];
  readonly proof: Proof;
  readonly retry: () => void;
}

const SIGNS = { right: CircleCheck, open: CircleHelp, wrong: CircleAlert } as const;
/** A wrong result is usually wrong throughout, so more faults would not help. */
const MOST_FAULTS = 8;

/** A line below the result that unfolds; unfolded at once if something is wrong. */
export function ShowProof({ show, rows, proof, retry }: ShowProofProps) {
  const [anew, setAnew] = useState(false);
  const [opened, setOpened] = useState(false);
  const found = proof.is === 'done' ? foundIn(rows, proof) : null;
  const isWrong = found?.is === 'wrong' || proof.is === 'failed';
  const Sign = found === null ? CircleHelp : SIGNS[found.is];
  return (
    <details
      className="show-proof"
      open={opened || isWrong}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>
        <h2 className="proof-title" data-is={found?.is} aria-live="polite">
          <Sign className="icon" aria-hidden />
          {found?.title ?? (proof.is === 'failed' ? 'Not verified' : 'Verifying…')}
        </h2>
        <small>Show {show.id.slice(0, 8)}</small>
        <ChevronDown className="icon proof-fold" aria-hidden />
      </summary>
      {proof.is === 'failed' ? (
        <Failed error={proof.error} onRetry={retry} />
      ) : (
        <>
          <div className="proof-verdict">
            {found ? <Found {...found} /> : <UnderWay {...{ show, proof }} />}
            <p className="proof-text" aria-hidden>
              {LONGEST_USUAL_TEXT}
            </p>
          </div>
          <p className="proof-acts" data-is={found ? 'ready' : anew ? 'anew' : 'to-come'}>
            <Button
              variant="plain"
              busy={found === null}
              busyLabel="Verifying…"
              onClick={() => {
                setAnew(true);
                retry();
              }}
            >
              <RotateCw className="icon" aria-hidden />
              Verify again
            </Button>
            <Button variant="plain" onClick={() => proof.is === 'done' && downloadProof(show, proof.entries)}>
              <Download className="icon" aria-hidden />
              Download the proof
            </Button>
            <Link className="link" href="/help#proof">
              How this works
            </Link>
          </p>
        </>
      )}
    </details>
  );
}

function UnderWay({ show, proof }: { readonly show: RunShow; readonly proof: Proof }) {
  const read = proof.is === 'reading' ? proof.read : show.entered;
  return (
    <div className="proof-wait">
      <p>{proof.is === 'reading' ? 'Loading the entries…' : 'Your browser is re-running the show…'}</p>
      <Meter
        label="Entries read"
        value={read}
        max={show.entered}
        valueText={`${inDigits(read)} of ${inDigits(show.entered)}`}
      />
    </div>
  );
}

interface FoundProof {
  readonly is: keyof typeof SIGNS;
  readonly title: string;
  readonly text: string;
  readonly faults: readonly string[];
}

function foundIn(
  rows: readonly PlacedHorse[],
  { checked, promised, entries }: Extract<Proof, { is: 'done' }>,
): FoundProof {
  const faults = [...checked.faults, ...heatFaults(rows, checked, entries)];
  const { is, title, text } = verdictOf(checked, faults, promised);
  const found = [...promised.breaks, ...faults.map((fault) => formatFault(fault, entries))];
  return { is, title, text, faults: found };
}

function Found({ is, text, faults }: FoundProof) {
  return (
    <div role={is === 'wrong' ? 'alert' : undefined}>
      <p className="proof-text">{text}</p>
      {faults.length > 0 && (
        <ul className="proof-faults">
          {faults.slice(0, MOST_FAULTS).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {faults.length > MOST_FAULTS && (
            <li>And {counted(faults.length - MOST_FAULTS, 'more difference')}.</li>
          )}
        </ul>
      )}
    </div>
  );
}

function downloadProof(show: RunShow, entries: readonly ShowEntry[]): void {
  const file = new Blob([JSON.stringify({ show, entries }, null, 2)], { type: 'application/json' });
  saveFile(file, `show-${show.id.slice(0, 8)}.json`);
}
