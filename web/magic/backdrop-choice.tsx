import { BACKDROP_LABELS, BACKDROPS, type Backdrop } from '../../game/magic/backdrops.ts';
import { OwnPaddock } from '../calendar/own-paddock.tsx';
import BackdropPaddock from '../paddock/backdrops/backdrop-paddock.tsx';
import { BACKDROP_ROWS } from '../paddock/backdrops/backdrop-rows.ts';
import { settingOf } from '../paddock/settings/setting-of.ts';
import { HorsePicture } from '../portrait/horse-picture.tsx';
import { RadioTiles } from '../ui/forms/radio-tiles.tsx';
import type { Horse } from './use-magic.ts';

interface BackdropChoiceProps {
  readonly horse: Horse;
  /** Null: lit by the hour; undefined: not yet chosen. */
  readonly value: Backdrop | null | undefined;
  readonly onChange: (backdrop: Backdrop | null) => void;
}

/** The horse in front of the chosen or current backdrop. */
export function BackdropChoice({ horse, value, onChange }: BackdropChoiceProps) {
  const shown = value === undefined ? horse.backdrop : value;
  const picture = <HorsePicture look={horse.look} alt="" />;
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
  const free = {
    value: null,
    label: 'Light of the hour',
    picture: <span className="sample is-hour" />,
    detail: 'free',
  };
  const tiles = BACKDROPS.map((backdrop) => ({
    value: backdrop,
    label: BACKDROP_LABELS[backdrop],
    picture: <Sample backdrop={backdrop} />,
    detail: backdrop === present ? 'now' : undefined,
  }));
  return (
    <RadioTiles<Backdrop | null>
      label="Backdrop"
      className="picture-choice backdrops"
      value={value}
      onChange={onChange}
      tiles={present === null ? tiles : [...tiles, free]}
    />
  );
}

function Sample({ backdrop }: { readonly backdrop: Backdrop }) {
  const { setting, light, season } = BACKDROP_ROWS[backdrop];
  return <span className="sample" style={{ background: setting.rough(light, season) }} />;
}
