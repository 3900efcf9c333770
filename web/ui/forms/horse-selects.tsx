import { SEXES } from '../../../game/horses/age.ts';
import { BREEDS } from '../../../game/horses/breeds.ts';
import { COLOUR_GROUPS } from '../../../game/horses/coat/colour.ts';
import { capitalised } from '../text.ts';
import { Select } from './field.tsx';

interface HorseSelectProps {
  readonly label: string;
  readonly name: string;
  /** The first choice, which sets no filter. */
  readonly any: string;
}

export function BreedSelect({ any, ...select }: HorseSelectProps) {
  return (
    <Select {...select}>
      <option value="">{any}</option>
      {BREEDS.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value="crossbreed">Crossbreed</option>
    </Select>
  );
}

export const SexSelect = (select: HorseSelectProps) => <WordSelect words={SEXES} {...select} />;

export const ColourSelect = (select: HorseSelectProps) => <WordSelect words={COLOUR_GROUPS} {...select} />;

interface WordSelectProps extends HorseSelectProps {
  readonly words: readonly string[];
}

/** A select whose values are also the words that players read. */
export function WordSelect({ words, any, ...select }: WordSelectProps) {
  return (
    <Select {...select}>
      <option value="">{any}</option>
      {words.map((word) => (
        <option key={word} value={word}>
          {capitalised(word)}
        </option>
      ))}
    </Select>
  );
}
