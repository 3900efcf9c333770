import { useState, type ReactNode } from 'react';
import type { Guild } from '../../../game/guild-work/guilds.ts';
import { classBand, CLASS_LEVELS, type ClassLevel } from '../../../game/shows/classes.ts';
import { disciplineLabel, DISCIPLINES, type Discipline } from '../../../game/shows/disciplines.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/forms/field.tsx';
import { Link } from '../../ui/link.tsx';
import { NotKnown } from '../../ui/loading/not-known.tsx';
import { pronounsOf } from '../../ui/text.ts';
import { MeadowOffer } from './meadow-offer.tsx';
import { ShowList } from './show-list.tsx';
import { useShowBrowser, useShowRows } from './use-open-shows.ts';
import { type RankedEntrant } from '../use-shows.ts';
import { useQuota } from '../use-quota.ts';

interface EnterShowsDialogProps {
  readonly horse: RankedEntrant;
  readonly guild: Guild;
  readonly notice: ReactNode;
  readonly onClose: () => void;
}

/** All levels; ineligible shows say why. */
export default function EnterShowsDialog({ horse, guild, notice, onClose }: EnterShowsDialogProps) {
  const [level, setLevel] = useState<ClassLevel>();
  const [discipline, setDiscipline] = useState<Discipline>();
  const query = useShowBrowser({ horseId: horse.id, band: level && classBand(level), discipline });
  const search = `${level} ${discipline}`;
  const shows = useShowRows(query.data, query.refetch);
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
            <NotKnown what="your entries" onRetry={() => void quota.refetch()} />
          ) : (
            <p className="text-15 text-muted">
              {quota.data &&
                `${quota.data.current_active_entries} of ${quota.data.show_entry_quota} entries in use.`}
            </p>
          )}
          <Link className={buttonClass()} href={`/shows/enter/${horse.id}`}>
            More filters
          </Link>
        </>
      }
    >
      {notice}
      <MeadowOffer horse={horse} />
      <div className="show-browser-filters">
        <Select
          label="Level"
          value={level ?? ''}
          onChange={({ target }) => setLevel(CLASS_LEVELS.find((one) => String(one) === target.value))}
        >
          <option value="">All open to {pronounsOf(horse.gender).object}</option>
          {CLASS_LEVELS.map((one) => (
            <option key={one} value={one}>
              {formatLevels(one)}
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
          {...{ query, shows, search, horse, guild }}
          none={<p className="py-5 text-muted">No shows available matching your criteria</p>}
        />
      </div>
    </Dialog>
  );
}

/** "5 to 9", "100 and up". */
function formatLevels(level: ClassLevel): string {
  const { first, last } = classBand(level);
  return last === null ? `${first} and up` : `${first} to ${last}`;
}
