import {
  classBand,
  CLASSES,
  houseLevels,
  HEAT_ENTRANTS,
  HEAT_SIZE,
  type PartRange,
} from '../../game/shows/classes.ts';
import { HORSE_STARTS_PER_DAY } from '../../game/shows/entering/entry-limits.ts';
import { CLASS_DROP, FORM_MAX, FORM_START, FORM_STEP } from '../../game/shows/form.ts';
import {
  FORM_SPREAD,
  HOUSE_HAPPINESS,
  PART_SPREAD,
  STRENGTH_MAX,
} from '../../game/shows/running/house-horses.ts';
import { ordinal } from '../../game/shows/ordinal.ts';
import { TEN_THOUSAND } from '../../game/shows/running/scoring.ts';
import { inDigits } from '../ui/coins.tsx';
import { HelpTable, levelsOf } from './help-section.tsx';

const STEP = FORM_STEP / TEN_THOUSAND;

export function FieldHelp() {
  return (
    <>
      <p>
        In house shows horses start in their own class, at most {HORSE_STARTS_PER_DAY} times a day in all
        shows together. Player shows have a minimum level only, no heats and no house horses.
      </p>
      <HelpTable
        label="Classes of house shows"
        head={['Levels', 'Entry fee', 'Pool of a heat', 'Runs']}
        rows={CLASSES.map(({ level, fee, pool, everyMinutes }) => [
          levelsOf(classBand(level)),
          inDigits(fee),
          inDigits(pool),
          everyWords(everyMinutes),
        ])}
      />
      <h3>Form and heats</h3>
      <p>
        Form says how a horse was placed recently. It begins at {FORM_START / TEN_THOUSAND} and stays between
        0 and {FORM_MAX / TEN_THOUSAND}. In a heat the {ordinal(1)} gains {STEP} and the {ordinal(HEAT_SIZE)}{' '}
        loses as much, all others evenly between. In a higher class a horse begins {CLASS_DROP / TEN_THOUSAND}{' '}
        lower, for each class that it has climbed.
      </p>
      <p>
        When entries close, horses are sorted by form and cut into heats of {HEAT_SIZE}: at most{' '}
        {HEAT_ENTRANTS} horses of players, those of one owner spread out, and house horses for the rest.
      </p>
      <h3>House horses</h3>
      <p>
        They are as strong as the horses they meet and have no guild. Everything about them is drawn from the
        show’s seed, and “Why?” shows it as for any other horse.
      </p>
      <ul>
        <li>
          <b>Strength</b> is the mean form of the heat, up to {FORM_SPREAD} more or less, but never below 0 or
          above {STRENGTH_MAX}.
        </li>
        <li>
          <b>Parts</b> go by strength: at 0 a part is the lower figure of this table, at 1 the higher, at 0.5
          halfway between, and so on beyond; {PART_FULL} at most. For each part the strength counts up to{' '}
          {PART_SPREAD} more or less. The level goes by strength as well.
        </li>
        <li>
          <b>Happiness</b> is {rangeWords(HOUSE_HAPPINESS)}%, and luck as for any other.
        </li>
      </ul>
      <HelpTable
        label="Parts of house horses, in percent"
        head={['Levels', 'Skill', 'Tack', 'Aptitude']}
        rows={CLASSES.map(({ level, house }) => [
          rangeWords(houseLevels(level)),
          rangeWords(house.skill),
          rangeWords(house.tack),
          rangeWords(house.aptitude),
        ])}
      />
    </>
  );
}

const PART_FULL = 100;

function rangeWords([low, high]: PartRange): string {
  return `${low}–${high}`;
}

function everyWords(minutes: number): string {
  return minutes < 60
    ? `every ${minutes} minutes`
    : minutes === 60
      ? 'every hour'
      : `every ${minutes / 60} hours`;
}
