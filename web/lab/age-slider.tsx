import { Slider } from '../ui/forms/slider.tsx';
import { AGES, atAge, stopAt } from './age-stages.ts';

interface AgeSliderProps {
  readonly age: number;
  readonly onChange: (age: number) => void;
}

export function AgeSlider({ age, onChange }: AgeSliderProps) {
  return (
    <Slider
      label="Shown at"
      valueText={atAge(age)}
      min={0}
      max={AGES.length - 1}
      value={stopAt(age)}
      onChange={(stop) => onChange(AGES[stop] ?? age)}
    />
  );
}
