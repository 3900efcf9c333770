import { bodyWordsOf, MOST_BODY_WORDS } from '../../../game/horses/form/body-words.ts';
import { FORM_GROUPS } from '../../../game/horses/form/trait-rows.ts';
import { capitalised } from '../text.ts';
import { BODY_FIELDS, bodyWordsIn, HEIGHT_BOUNDS } from './body-search.ts';
import { Field, Select } from './field.tsx';
import './body-fields.css';

interface BodyFieldsProps {
  /** "Body", "Foal’s body". */
  readonly label: string;
  /** "Height", "Foal’s height". */
  readonly height: string;
  /** Words chosen, as in the address. */
  readonly body: string | undefined;
  /** True where nothing applies until a button is pressed: then all selects are there from the start. */
  readonly waits?: boolean;
}

/** For search forms, with `withBodyFields` and `readBodyFields`. */
export function BodyFields({ label, height, body = '', waits = false }: BodyFieldsProps) {
  const chosen = bodyWordsIn(body).length;
  const selects = waits ? MOST_BODY_WORDS : Math.min(MOST_BODY_WORDS, chosen + 1);
  return (
    <>
      <HeightFields label={height} />
      {BODY_FIELDS.slice(0, selects).map((name, at) => (
        <Select
          key={name}
          label={at === 0 ? label : 'And'}
          name={name}
          aria-label={at === 0 ? undefined : `${label}, word ${at + 1}`}
        >
          <option value="">Any</option>
          {FORM_GROUPS.map(({ title, traits }) => (
            <optgroup key={title} label={title}>
              {traits
                .flatMap((trait) => [...bodyWordsOf(trait)])
                .map((word) => (
                  <option key={word} value={word}>
                    {capitalised(word)}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
      ))}
    </>
  );
}

function HeightFields({ label }: { readonly label: string }) {
  const [min, max] = HEIGHT_BOUNDS;
  const field = { inputMode: 'numeric', min, max, placeholder: 'Any' } as const;
  return (
    <div className="height-fields">
      <Field label={`${label}, cm from`} name="minHeight" {...field} />
      <Field label="to" name="maxHeight" aria-label={`${label}, cm to`} {...field} />
    </div>
  );
}
