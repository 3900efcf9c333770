import { useId, type ReactNode } from 'react';
import { BACKDROP_LABELS, BACKDROPS, type Backdrop } from '../../game/magic/backdrops.ts';
import { OwnPaddock } from '../calendar/own-paddock.tsx';
import BackdropPaddock from '../paddock/backdrops/backdrop-paddock.tsx';
import { BACKDROP_ROWS } from '../paddock/backdrops/backdrop-rows.ts';
import { settingOf } from '../paddock/settings/setting-of.ts';
import { HorsePicture } from '../portrait/horse-picture.tsx';
import type { Horse } from './use-magic.ts';
import '../ui/forms/tile-choice.css';

interface BackdropChoiceProps {
  readonly horse: Horse;
  /** Null: lit by the hour; undefined: not yet chosen. */
  readonly value: Backdrop | null | undefined;
  readonly onChange: (backdrop: Backdrop | null) => void;
}

/** The horse in front of the chosen or current backdrop. */
export function BackdropChoice({ horse, value, onChange }: BackdropChoiceProps) {
  const shown = value === undefined ? horse.backdrop : value;
  const picture = <HorsePicture look={horse.look} words="" />;
  return (
    <>
      {shown === null ? (
        <OwnPaddock className="backdrop-view" setting={settingOf(horse.look)}>
          {picture}
        </OwnPaddock>
      ) : (
        <BackdropPaddock className="backdrop-view" backdrop={shown}>
          {picture}
        </BackdropPaddock>
      )}
      <Backdrops present={horse.backdrop} value={value} onChange={onChange} />
    </>
  );
}

interface BackdropsProps extends Omit<BackdropChoiceProps, 'horse'> {
  readonly present: Backdrop | null;
}

function Backdrops({ present, value, onChange }: BackdropsProps) {
  const name = useId();
  const option = (backdrop: Backdrop | null, label: string, sample: ReactNode) => (
    <label key={label}>
      <input type="radio" name={name} checked={value === backdrop} onChange={() => onChange(backdrop)} />
      {sample}
      <span>
        {label}
        {backdrop === present && <small>now</small>}
        {backdrop === null && present !== null && <small>free</small>}
      </span>
    </label>
  );
  return (
    <fieldset className="tile-choice picture-choice">
      <legend className="label">Backdrop</legend>
      <div className="backdrops">
        {BACKDROPS.map((backdrop) =>
          option(backdrop, BACKDROP_LABELS[backdrop], <Sample backdrop={backdrop} />),
        )}
        {present !== null && option(null, 'Light of the hour', <span className="sample is-hour" />)}
      </div>
    </fieldset>
  );
}

function Sample({ backdrop }: { readonly backdrop: Backdrop }) {
  const { setting, light, season } = BACKDROP_ROWS[backdrop];
  return <span className="sample" style={{ background: setting.rough(light, season) }} />;
}
