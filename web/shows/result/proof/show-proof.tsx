import { CircleAlert, CircleCheck, CircleHelp, Download, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { counted, inDigits } from '../../../ui/coins.tsx';
import { Link } from '../../../ui/link.tsx';
import { Failed } from '../../../ui/loaded.tsx';
import { Meter } from '../../../ui/meter.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { heatFaults, faultWords, LONGEST_USUAL_WORDS, verdictOf } from './verdict.ts';
import type { Proof } from './use-proof.ts';
import type { PlacedHorse, RunShow, ShowEntry } from '../use-show.ts';

interface ShowProofProps {
  readonly show: RunShow;
  readonly rows: readonly PlacedHorse[];
  readonly proof: Proof;
  readonly again: () => void;
}

const SIGNS = { right: CircleCheck, open: CircleHelp, wrong: CircleAlert } as const;
/** A wrong result is usually wrong throughout: more would not help. */
const MOST_FAULTS = 8;

export function ShowProof({ show, rows, proof, again }: ShowProofProps) {
  const [anew, setAnew] = useState(false);
  const done = proof.is === 'done';
  return (
    <section className="show-proof" aria-labelledby="proof">
      <h2 className="sr" id="proof">
        Proof
      </h2>
      {proof.is === 'failed' ? (
        <Failed error={proof.error} again={again} />
      ) : (
        <>
          <div className="proof-told">
            <div aria-live="polite">
              {done ? <Found {...{ rows, ...proof }} /> : <UnderWay {...{ show, proof }} />}
            </div>
            <RoomForFound />
          </div>
          <p className="proof-acts" data-is={done ? 'ready' : anew ? 'anew' : 'to-come'}>
            <Button
              look="plain"
              busy={!done}
              busyLabel="Verifying…"
              onClick={() => {
                setAnew(true);
                again();
              }}
            >
              <RotateCw className="icon" aria-hidden />
              Verify again
            </Button>
            <Button look="plain" onClick={() => done && downloadProof(show, proof.entries)}>
              <Download className="icon" aria-hidden />
              Download the proof
            </Button>
            <Link className="link" href="/help#proof">
              How this works
            </Link>
          </p>
        </>
      )}
    </section>
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
        words={`${inDigits(read)} of ${inDigits(show.entered)}`}
      />
    </div>
  );
}

/** Reserves height, against layout shifts. */
function RoomForFound() {
  return (
    <div className="proof-found" aria-hidden>
      <CircleCheck className="icon" />
      <div>
        <p className="proof-title">&nbsp;</p>
        <p className="proof-words">{LONGEST_USUAL_WORDS}</p>
      </div>
    </div>
  );
}

type FoundProps = Pick<ShowProofProps, 'rows'> & Extract<Proof, { is: 'done' }>;

function Found({ rows, checked, promised, entries }: FoundProps) {
  const faults = [...checked.faults, ...heatFaults(rows, checked, entries)];
  const { is, title, words } = verdictOf(checked, faults, promised);
  const Sign = SIGNS[is];
  const found = [...promised.breaks, ...faults.map((fault) => faultWords(fault, entries))];
  return (
    <div className="proof-found" data-is={is} role={is === 'wrong' ? 'alert' : undefined}>
      <Sign className="icon" aria-hidden />
      <div>
        <p className="proof-title">{title}</p>
        <p className="proof-words">{words}</p>
        {found.length > 0 && (
          <ul className="proof-faults">
            {found.slice(0, MOST_FAULTS).map((line) => (
              <li key={line}>{line}</li>
            ))}
            {found.length > MOST_FAULTS && (
              <li>And {counted(found.length - MOST_FAULTS, 'more difference')}.</li>
            )}
          </ul>
        )}
      </div>
    </div>
  );
}

function downloadProof(show: RunShow, entries: readonly ShowEntry[]): void {
  const file = new Blob([JSON.stringify({ show, entries }, null, 2)], { type: 'application/json' });
  saveFile(file, `show-${show.id.slice(0, 8)}.json`);
}
