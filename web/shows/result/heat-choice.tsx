import { Select } from '../../ui/field.tsx';
import { Segments } from '../../ui/segments.tsx';

interface HeatChoiceProps {
  readonly heats: number;
  readonly heat: number;
  readonly onChange: (heat: number) => void;
}

/** So many fit side by side on a phone. */
const SIDE_BY_SIDE = 5;

/** Which heat to look at, the strongest first; nothing where there is but one. */
export function HeatChoice({ heats, heat, onChange }: HeatChoiceProps) {
  if (heats < 2) return null;
  const all = Array.from({ length: heats }, (_, before) => before + 1);
  if (heats <= SIDE_BY_SIDE)
    return (
      <div className="heat-bar">
        <Segments
          label="Heat, the strongest first"
          value={String(heat)}
          onChange={(value) => onChange(Number(value))}
          options={all.map((nth) => ({ value: String(nth), label: String(nth) }))}
        />
      </div>
    );
  return (
    <div className="heat-bar">
      <Select
        label="Heat, the strongest first"
        value={heat}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {all.map((nth) => (
          <option key={nth} value={nth}>
            {nth} of {heats}
          </option>
        ))}
      </Select>
    </div>
  );
}
