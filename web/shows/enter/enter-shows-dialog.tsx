import { useState, type ReactNode } from 'react';
import type { Guild } from '../../../game/guild-work/guilds.ts';
import { classBand, CLASS_LEVELS, type ClassLevel } from '../../../game/shows/classes.ts';
import { disciplineLabel, DISCIPLINES, type Discipline } from '../../../game/shows/disciplines.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/forms/field.tsx';
import { Link } from '../../ui/link.tsx';
import { NotKnown } from '../../ui/loading/not-known.tsx';
import { pronounsOf } from '../../ui/words.ts';
import { ShowList } from './show-list.tsx';
import { useShowBrowser, useShowRows } from './use-open-shows.ts';
import { type RankedEntrant } from '../use-shows.ts';
import { useQuota } from '../use-quota.ts';

interface EnterShowsDialogProps {
  readonly horse: RankedEntrant;
  readonly guild: Guild;
  readonly barred: ReactNode;
  readonly onClose: () => void;
}

/** All levels; ineligible shows say why. */
export default function EnterShowsDialog({ horse, guild, barred, onClose }: EnterShowsDialogProps) {
  const [level, setLevel] = useState<ClassLevel>();
  const [discipline, setDiscipline] = useState<Discipline>();
  const reading = useShowBrowser({ horseId: horse.id, band: level && classBand(level), discipline });
  const search = `${level} ${discipline}`;
  const shows = useShowRows(reading.data, reading.refetch);
  const quota = useQuota();
  return (
    <Dialog
      wide
      title="Enter Shows"
      help={{ to: 'fields', about: 'entering shows' }}
      lead={`${horse.name}, level ${horse.level}`}
      onClose={onClose}
      foot={
        <>
          {quota.data === undefined && quota.error !== null && !quota.isFetching ? (
            <NotKnown what="your entries" again={() => void quota.refetch()} />
          ) : (
            <p className="text-15 text-muted">
              {quota.data &&
                `${quota.data.current_active_entries} of ${quota.data.show_entry_quota} entries in use.`}
            </p>
          )}
          <Link className={buttonLook()} href={`/shows/enter/${horse.id}`}>
            More filters
          </Link>
        </>
      }
    >
      {barred}
      <div className="show-browser-filters">
        <Select
          label="Level"
          value={level ?? ''}
          onChange={({ target }) => setLevel(CLASS_LEVELS.find((one) => String(one) === target.value))}
        >
          <option value="">All open to {pronounsOf(horse.gender).object}</option>
          {CLASS_LEVELS.map((one) => (
            <option key={one} value={one}>
              {levelWords(one)}
            </option>
          ))}
        </Select>
        <Select
          label="Discipline"
          value={discipline ?? ''}
          onChange={({ target }) => setDiscipline(DISCIPLINES.find((one) => one === target.value))}
        >
          <option value="">All</option>
          {DISCIPLINES.map((one) => (
            <option key={one} value={one}>
              {disciplineLabel(one)}
            </option>
          ))}
        </Select>
      </div>
      <div className="show-browser">
        <ShowList
          {...{ reading, shows, search, horse, guild }}
          none={<p className="py-5 text-muted">No shows available matching your criteria</p>}
        />
      </div>
    </Dialog>
  );
}

/** "5 to 9", "100 and up". */
function levelWords(level: ClassLevel): string {
  const { first, last } = classBand(level);
  return last === null ? `${first} and up` : `${first} to ${last}`;
}
