import { HorseRecord } from './record.tsx';
import TrophiesOf from './trophies-of.tsx';

export default function HorseTrophies() {
  return (
    <HorseRecord here="trophies" title={({ name }) => `${name}’s trophies`}>
      {(horse) => <TrophiesOf horse={horse} />}
    </HorseRecord>
  );
}
