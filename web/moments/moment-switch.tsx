import { useState } from 'react';
import { Switch } from '../ui/forms/switch.tsx';
import { cardsAreOn, turnCards } from './cards-on.ts';
import { seeAll } from './use-moments.ts';

/** Takes effect when the next page is loaded. */
export function MomentSwitch() {
  const [isOn, setIsOn] = useState(cardsAreOn);
  return (
    <Switch
      label="Great moments"
      detail="Births, first wins, new grades and records come over the page"
      checked={isOn}
      onChange={(on) => {
        turnCards(on);
        // Moments that came while cards were off are not shown later.
        if (on) seeAll();
        setIsOn(on);
      }}
    />
  );
}
