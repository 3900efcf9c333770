import { useId, type ReactNode } from 'react';

interface Tile<Value extends string | null> {
  readonly value: Value;
  readonly picture: ReactNode;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly className?: string;
}

interface RadioTilesProps<Value extends string | null> {
  readonly label: string;
  /** For screen readers only. */
  readonly labelHidden?: boolean;
  /** Lays out the tiles. */
  readonly className: string;
  readonly tiles: readonly Tile<Value>[];
  /** Undefined: none chosen. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** Id of the element that describes the chosen tile. */
  readonly describedBy?: string;
  /** Between label and tiles. */
  readonly children?: ReactNode;
}

/** Radio buttons as tiles with a picture each. */
export function RadioTiles<Value extends string | null>({
  label,
  labelHidden = false,
  className,
  tiles,
  value,
  onChange,
  describedBy,
  children,
}: RadioTilesProps<Value>) {
  const name = useId();
  return (
    <fieldset className={`radio-tiles ${className}`}>
      <legend className={labelHidden ? 'sr' : 'label'}>{label}</legend>
      {children}
      <div>
        {tiles.map((tile) => (
          <label key={tile.value} className={tile.className}>
            <input
              type="radio"
              name={name}
              checked={tile.value === value}
              aria-describedby={describedBy}
              onChange={() => onChange(tile.value)}
            />
            {tile.picture}
            <span>
              {tile.label}
              {tile.detail !== undefined && <small>{tile.detail}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
