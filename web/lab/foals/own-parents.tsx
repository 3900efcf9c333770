import { useId, useState } from 'react';
import type { ReplyOf } from '../../api/call.ts';
import { useAllPages } from '../../api/read.ts';
import { readToken } from '../../api/token.ts';
import { Select } from '../../ui/forms/field.tsx';
import { writeHorse } from '../lab-address.ts';
import { isParent, labHorse, type LabParent } from '../lab-state.ts';

type OwnHorse = ReplyOf<'GET /api/horses'>[number];

interface OwnParentsProps {
  readonly which: 'dam' | 'sire';
  readonly horse: LabParent;
  readonly onChoose: (horse: LabParent) => void;
}

export function OwnParents(props: OwnParentsProps) {
  return readToken() === null ? null : <OwnList {...props} />;
}

function OwnList({ which, horse, onChoose }: OwnParentsProps) {
  const hint = useId();
  const stable = useAllPages('GET /api/horses', {});
  const known = (stable.data ?? []).flatMap((own) => parentOf(own, which));
  const [last, setLast] = useState('');
  const alike = known.filter(({ parent }) => writeHorse(parent) === writeHorse(horse));
  const chosen = alike.find(({ id }) => id === last) ?? alike[0];
  const isLoading = stable.isPending || stable.hasNextPage;
  const kind = which === 'dam' ? 'mares' : 'stallions';
  return (
    <div className="lab-own">
      <Select
        label={`One of your own ${kind}`}
        aria-describedby={hint}
        value={chosen?.id ?? ''}
        disabled={known.length === 0}
        onChange={({ target }) => {
          const found = known.find(({ id }) => id === target.value);
          if (!found) return;
          setLast(found.id);
          onChoose(found.parent);
        }}
      >
        <option value="">{known.length === 0 ? 'None' : 'Chosen gene by gene'}</option>
        {known.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <p className="hint" id={hint}>
        {isLoading && !stable.isError
          ? 'Looking through your stable…'
          : known.length === 0
            ? `You don’t know the genes of any of your ${kind}. A Genetic Insight shows them.`
            : `Your ${kind} whose genes you know.`}
      </p>
    </div>
  );
}

function parentOf({ id, name, gender, genetics }: OwnHorse, which: 'dam' | 'sire') {
  const parent = genetics === null ? undefined : labHorse(genetics);
  const fits = gender === (which === 'dam' ? 'mare' : 'stallion');
  return fits && parent !== undefined && isParent(parent) ? [{ id, name, parent }] : [];
}
