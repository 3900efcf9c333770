import Body from '../../records/body.tsx';
import { HorseRecord } from './record.tsx';

export default function HorseBody() {
  return (
    <HorseRecord here="body" title={({ name }) => `Body of ${name}`}>
      {(horse) => <Body horse={horse} heading="h2" />}
    </HorseRecord>
  );
}
