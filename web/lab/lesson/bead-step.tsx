import { Hand, Lock } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import type { Look } from '../../../game/horses/coat/look.ts';
import { coatNameOfLook } from '../../../game/horses/coat/look.ts';
import { allelesOf } from '../../../game/horses/genetics/loci.ts';
import { Paddock } from '../../paddock/paddock.tsx';
import { HorsePicture } from '../../portrait/horse-picture.tsx';
import { Button } from '../../ui/button.tsx';
import { capitalised } from '../../ui/text.ts';
import type { Beads, GeneRow } from './lesson-genes.ts';

const SIDES = ['sire', 'dam'] as const;

interface BeadChoiceProps {
  readonly rows: readonly GeneRow[];
  readonly beads: Beads;
  readonly onChange: (beads: Beads) => void;
}

/** Each press takes the other allele of that parent. */
export function BeadChoice({ rows, beads, onChange }: BeadChoiceProps) {
  const change = (row: number, side: 0 | 1) =>
    onChange(
      rows.map((_, at) => {
        const [sire, dam] = beads[at] ?? [0, 0];
        if (at !== row) return [sire, dam];
        return side === 0 ? [sire === 0 ? 1 : 0, dam] : [sire, dam === 0 ? 1 : 0];
      }),
    );
  return (
    <div className="lesson-beads">
      <p className="lesson-sides" aria-hidden>
        <span>from the sire</span>
        <span>from the dam</span>
      </p>
      {rows.map((row, at) => (
        <div key={row.locus} className="lesson-gene">
          <p>
            <b>{row.label}</b>
            <small>{row.hint}</small>
          </p>
          {([0, 1] as const).map((side) => (
            <BeadButton
              key={side}
              row={row}
              side={side}
              at={beads[at]?.[side] ?? 0}
              onPress={() => change(at, side)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface BeadButtonProps {
  readonly row: GeneRow;
  readonly side: 0 | 1;
  readonly at: 0 | 1;
  readonly onPress: () => void;
}

function BeadButton({ row, side, at, onPress }: BeadButtonProps) {
  const parent = SIDES[side];
  const allele = row[parent][at];
  const other = row[parent][at === 0 ? 1 : 0];
  const className = `bead bead-${parent}${allele === allelesOf(row.locus)[0] ? ' is-usual' : ''}`;
  if (allele === other) {
    return (
      <span className="lesson-locked">
        <i className={className}>{allele}</i>
        <Lock className="icon icon-small" aria-hidden />
        <span className="sr">from the {parent}, fixed</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      className={className}
      aria-label={`${row.label}, from the ${parent}: ${allele}. Change to ${other}`}
      onClick={onPress}
    >
      {allele}
    </button>
  );
}

/** The horse that a step is about, with its coat on a sign. */
export function LessonPicture({ look, note }: { readonly look: Look; readonly note?: string }) {
  return (
    <div className="lesson-picture">
      <Paddock light="day" season="summer" className="lab-scene">
        <HorsePicture look={look} alt="" />
      </Paddock>
      <p className="sign">
        <b>{capitalised(coatNameOfLook(look))}</b>
        {note !== undefined && <span>{note}</span>}
      </p>
    </div>
  );
}

interface ReplyProps {
  readonly isDone: boolean;
  /** Solves the step. Omitted once there is nothing left to show. */
  readonly onShowMe: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Answers the last press, with room for the longest answer, so that nothing moves. */
export function Reply({ isDone, onShowMe, children }: ReplyProps) {
  const reply = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p ref={reply} className={isDone ? 'lesson-reply is-done' : 'lesson-reply'} role="status" tabIndex={-1}>
        {!isDone && <Hand className="icon" aria-hidden />}
        <span>{children}</span>
      </p>
      {onShowMe && (
        <p>
          <Button
            onClick={() => {
              onShowMe();
              // The button goes away, and the focus with it.
              reply.current?.focus();
            }}
          >
            Show me
          </Button>
        </p>
      )}
    </>
  );
}
