import { useMemo } from 'react';
import { lookOfGiven } from '../../../game/horses/genetics/given-look.ts';
import { coatNameOfLook } from '../../../game/horses/coat/look.ts';
import { describeLook, maneColour } from '../../../game/horses/coat/format-look.ts';
import { Paddock } from '../../paddock/paddock.tsx';
import { HorsePicture } from '../../portrait/horse-picture.tsx';
import { capitalised, sentence } from '../../ui/text.ts';
import { AgeSlider } from '../age-slider.tsx';
import { formatStages } from '../age-stages.ts';
import { GeneChoices } from './gene-choices.tsx';
import { isParent, type LabHorse, type LabParent } from '../lab-state.ts';

interface OneHorseProps {
  readonly horse: LabHorse;
  readonly age: number;
  readonly onChange: (horse: LabHorse) => void;
  readonly onSlide: (age: number) => void;
}

const anyHorse = () => true;

export function OneHorse({ horse, age, onChange, onSlide }: OneHorseProps) {
  return (
    <div className="lab-one">
      <div className="lab-seen">
        {isParent(horse) ? <Seen horse={horse} age={age} onSlide={onSlide} /> : <NotViable />}
      </div>
      <GeneChoices horse={horse} mayBe={anyHorse} onChange={onChange} />
    </div>
  );
}

interface SeenProps {
  readonly horse: LabParent;
  readonly age: number;
  readonly onSlide: (age: number) => void;
}

function Seen({ horse, age, onSlide }: SeenProps) {
  const look = useMemo(() => lookOfGiven(horse, age), [horse, age]);
  const stages = useMemo(() => formatStages((age) => lookOfGiven(horse, age)), [horse]);
  return (
    <>
      <Paddock light="day" season="summer" className="lab-scene">
        <HorsePicture look={look} alt="" />
      </Paddock>
      <div className="lab-said">
        <h2 className="serif">{capitalised(coatNameOfLook(look))}</h2>
        <p role="status">
          {sentence(describeLook(look))} The mane is {maneColour(look)}.
        </p>
      </div>
      <div className="lab-age">
        <AgeSlider age={age} onChange={onSlide} />
        <p className="hint">{stages}</p>
      </div>
    </>
  );
}

/** docs/rules/breeding.md#foals */
function NotViable() {
  return (
    <>
      <div className="lab-scene lab-nobody" />
      <div className="lab-said">
        <h2 className="serif">No living horse</h2>
        <p role="status">
          A foal with O/O is born white and without working nerves in its gut. It dies within days, so it has
          no coat to show, and the game never lets one be born.
        </p>
      </div>
    </>
  );
}
