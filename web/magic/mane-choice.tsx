import { useId } from 'react';
import { bodyAge } from '../../art/paint/layers/body-age.ts';
import { MANE_STYLES, type ManeStyle } from '../../game/horses/coat/look-values.ts';
import { HeadPortrait } from '../portrait/head-portrait.tsx';
import { MANE_WORDS } from './words.ts';
import type { Horse } from './use-magic.ts';
import '../ui/forms/tile-choice.css';

interface ManeChoiceProps {
  readonly horse: Horse;
  readonly value: ManeStyle | null;
  readonly onChange: (style: ManeStyle) => void;
}

/** The horse in every mane. */
export function ManeChoice({ horse, value, onChange }: ManeChoiceProps) {
  const name = useId();
  return (
    <fieldset className="tile-choice picture-choice">
      <legend className="label">Mane</legend>
      {bodyAge(horse.ageInMonths) === 'foal' && (
        <p className="text-15 text-muted">Foals wear fluff. The new mane grows with {horse.name}.</p>
      )}
      <div className="manes">
        {MANE_STYLES.map((style) => (
          <label key={style}>
            <input
              type="radio"
              name={name}
              value={style}
              checked={value === style}
              onChange={() => onChange(style)}
            />
            <HeadPortrait look={{ ...horse.look, maneStyle: style }} words="" />
            <span>
              {MANE_WORDS[style]}
              {style === horse.maneStyle && <small>worn now</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
