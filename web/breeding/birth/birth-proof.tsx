import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { BirthFault } from '../../../game/breeding/check-birth.ts';
import { checkBirth, type Birth, type BirthCheck } from './birth-check.ts';

export function BirthProof({ birth }: { readonly birth: Birth }) {
  const check = useMemo(() => checkBirth(birth), [birth]);
  return (
    <section className="proof" aria-labelledby="proof">
      <h2 className="section" id="proof">
        {verdict(check)}
      </h2>
      <ul className="proof-points">
        <Point of={PROMISES[check.promise]} />
        {check.faults === null ? (
          <Point of={check.undrawn === 'rules' ? OLD_RULES : HIDDEN} />
        ) : (
          <>
            <Point of={SEED_SAID[check.faults.includes('seed') ? 'wrong' : 'right']} />
            {!check.faults.includes('seed') && <Point of={formatDraw(birth, check.faults)} />}
          </>
        )}
      </ul>
    </section>
  );
}

/** `right`: null if unknown. */
type Finding = readonly [right: boolean | null, text: ReactNode];

const PROMISES: Readonly<Record<BirthCheck['promise'], Finding>> = {
  kept: [true, 'Hash and bytes are those that this browser saw and sent before the mating.'],
  broken: [false, 'Hash or bytes differ from those that this browser saw and sent before the mating.'],
  none: [null, 'No receipt in this browser: the cover was made elsewhere, or by somebody else.'],
};
const SEED_SAID: Readonly<Record<'right' | 'wrong', Finding>> = {
  right: [true, 'The seed matches this hash.'],
  wrong: [false, 'The seed does not match this hash.'],
};
const HIDDEN: Finding = [
  null,
  'To draw the foal again, you must know the genes of the foal and both parents: the seed would reveal them.',
];
const OLD_RULES: Finding = [null, 'This foal was drawn by rules that this page does not know.'];

function verdict({ promise, faults }: BirthCheck): string {
  if (promise === 'broken' || (faults !== null && faults.length > 0)) return 'Not as promised';
  if (faults === null) return 'What can be checked';
  // Without a receipt, the hash may have been invented later.
  return promise === 'kept' ? 'Verified' : 'Drawn as the seed says';
}

const HEALTH_APART = ' Health is left out: you don’t know the health tests of all three.';

const PARTS: readonly (readonly [part: BirthFault, label: string])[] = [
  ['sex', 'sex'],
  ['breed', 'breed'],
  ['genes', 'both strands, at every locus'],
  ['traits', 'markings and build'],
  ['form', 'body and movement'],
  ['talent', 'talent'],
  ['aptitude', 'aptitude in every discipline'],
];

function formatDraw({ foalName, draw }: Birth, faults: readonly BirthFault[]): Finding {
  if (faults.includes('take'))
    return [
      false,
      'Your browser drew the foal again, and it could not have lived: the mare should not have taken.',
    ];
  if (faults.length === 0)
    return [
      true,
      `Your browser drew the foal again, and ${foalName} matches in ${PARTS.map(([, label]) => label).join(', ')}.${draw?.health ? '' : HEALTH_APART}`,
    ];
  const wrong = PARTS.filter(([part]) => faults.includes(part)).map(([, label]) => label);
  return [false, `Your browser drew the foal again, and ${foalName} differs in ${wrong.join(', ')}.`];
}

function Point({ of: [right, text] }: { readonly of: Finding }) {
  const [Sign, sign] =
    right === null ? [CircleHelp, 'Open'] : right ? [CircleCheck, 'Right'] : [CircleX, 'Wrong'];
  return (
    <li className={right === null ? 'is-open' : right ? 'is-right' : 'is-wrong'}>
      <Sign className="icon" aria-label={sign} role="img" />
      <span>{text}</span>
    </li>
  );
}
