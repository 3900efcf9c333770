import { bodyAge } from '../../art/paint/layers/body-age.ts';
import { MANE_STYLES, type ManeStyle } from '../../game/horses/coat/look-values.ts';
import { HeadPortrait } from '../portrait/head-portrait.tsx';
import { RadioTiles } from '../ui/forms/radio-tiles.tsx';
import { MANE_LABELS } from './magic-text.ts';
import type { Horse } from './use-magic.ts';

interface ManeChoiceProps {
  readonly horse: Horse;
  readonly value: ManeStyle | null;
  readonly onChange: (style: ManeStyle) => void;
}

/** The horse in every mane. */
export function ManeChoice({ horse, value, onChange }: ManeChoiceProps) {
  return (
    <RadioTiles
      label="Mane"
      className="picture-choice manes"
      value={value ?? undefined}
      onChange={onChange}
      tiles={MANE_STYLES.map((style) => ({
        value: style,
        label: MANE_LABELS[style],
        picture: <HeadPortrait look={{ ...horse.look, maneStyle: style }} alt="" />,
        detail: style === horse.maneStyle ? 'worn now' : undefined,
      }))}
    >
      {bodyAge(horse.ageInMonths) === 'foal' && (
        <p className="text-15 text-muted">Foals wear fluff. The new mane grows with {horse.name}.</p>
      )}
    </RadioTiles>
  );
}
