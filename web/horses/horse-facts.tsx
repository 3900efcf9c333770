import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { feedLeftDisplay } from '../../game/care/hunger.ts';
import { isNursing } from '../../game/horses/age.ts';
import { LONG_BAG_REST } from '../../game/horses/happiness.ts';
import { disciplineLabel } from '../../game/shows/disciplines.ts';
import { inCoins, inDigits } from '../ui/coins.tsx';
import { Meter } from '../ui/meter.tsx';
import { useGameDates } from '../calendar/use-game-date.ts';
import { countdown, dayAndTimeWithin } from '../ui/when.ts';
import { capitalised } from '../ui/text.ts';
import { stillToCome } from './growing.ts';
import { formatStiff } from './health/format-health.ts';
import { FeedLeftSign } from './hunger.tsx';
import { feedLeft } from './feed-left.ts';
import { type Horse, useShowStats } from './use-horses.ts';
import { formatGrade, moodWord, sexWord } from './horse-text.ts';
import { HelpLink } from '../ui/help-link.tsx';
import { Link } from '../ui/link.tsx';

export function Information({ horse }: { readonly horse: Horse }) {
  const toCome = stillToCome(horse);
  return (
    <section>
      <h2 className="section">Information</h2>
      <dl className="list">
        <Fact label="Breed">{horse.breedName}</Fact>
        <Fact label="Color">{capitalised(horse.color)}</Fact>
        <Fact label="Age">{horse.age}</Fact>
        <Fact label="Sex">{sexWord(horse.gender)}</Fact>
      </dl>
      {toCome !== undefined && <p className="pt-2 text-15 text-muted">{toCome}</p>}
      {horse.giftFoal && (
        <p className="pt-2 text-15 text-muted">
          Bred with a free check or registration: the market never takes {horse.name}, players may.
        </p>
      )}
    </section>
  );
}

export function Stats({ horse, children }: { readonly horse: Horse; readonly children?: ReactNode }) {
  const { data, isError } = useShowStats(horse.id);
  const unknown = isError ? 'Not known just now' : '…';
  return (
    <section>
      <h2 className="section">Stats</h2>
      <HelpLink to="grades" about="levels and grades" />
      <dl className="list">
        <Fact label="Level">{inDigits(horse.level)}</Fact>
        <Fact label="XP">
          {inDigits(horse.xp)} / {inDigits(horse.xpToNextLevel)}
        </Fact>
        <Fact label="Discipline">{disciplineLabel(horse.discipline)}</Fact>
        <Fact label="Grade">{formatGrade(horse)}</Fact>
        <Fact label="Shows Entered">{data ? inDigits(data.showsEntered) : unknown}</Fact>
        <Fact label="Earnings">{data ? inCoins(data.totalEarnings) : unknown}</Fact>
      </dl>
      {children}
    </section>
  );
}

interface HealthProps {
  readonly horse: Horse;
  readonly now: Date;
}

export function Health({ horse, now }: HealthProps) {
  const stiff = formatStiff(horse, now);
  return (
    <section>
      <h2 className="section">Health and Happiness</h2>
      <HelpLink to="happiness" about="happiness" />
      <div className="happy">
        <b className="num">{horse.happiness}%</b>
        <span>
          {moodWord(horse.happiness)}
          {!horse.retired && `: scores at ${horse.happiness}%`}.
        </span>
        <Meter label="Happiness" value={horse.happiness} max={100} valueText={`${horse.happiness}%`} />
      </div>
      {stiff !== undefined && (
        <p className="pt-2 pb-2 text-15">
          {stiff}{' '}
          {horse.rationUntil === null && (
            <Link className="link" href={`/horses/${horse.id}?facet=genes`}>
              To the health test
            </Link>
          )}
        </p>
      )}
      <dl className="list">
        <Fact label="Fed Time Left">
          <FeedLeftSign left={feedLeft(horse, now)} />
        </Fact>
        <LongBags horse={horse} now={now} />
        <HayAndOil horse={horse} now={now} />
        <Valid label="Vet Shots" until={horse.vetShotsDate} now={now} />
        <Valid label="Vet Check" until={horse.vetCheckDate} now={now} />
        <Valid label="Breeding Check" until={horse.breedingCheckDate} now={now} />
        <Motherhood horse={horse} now={now} />
      </dl>
    </section>
  );
}

function LongBags({ horse: { ageInMonths, longFeedUntil }, now }: HealthProps) {
  const until = longFeedUntil === null ? null : new Date(longFeedUntil);
  if (until === null || until <= now || isNursing(ageInMonths)) return null;
  return (
    <Fact label="Long Bags">
      +{LONG_BAG_REST} happiness a day for {feedLeftDisplay(until, now)}
    </Fact>
  );
}

function HayAndOil({ horse: { rationUntil }, now }: HealthProps) {
  const until = rationUntil === null ? null : new Date(rationUntil);
  if (until === null || until <= now) return null;
  return <Fact label="Hay and Oil">For {feedLeftDisplay(until, now)}</Fact>;
}

function Motherhood({ horse: { foalsAt, restsUntil, retired }, now }: HealthProps) {
  const until = foalsAt ?? (retired ? null : restsUntil);
  if (until === null) return null;
  const date = new Date(until);
  if (foalsAt === null && date <= now) return null;
  return (
    <Fact label={foalsAt === null ? 'Breeds Again' : 'Foal Due'}>
      {countdown(date, now)} ({dayAndTimeWithin(date, now)})
    </Fact>
  );
}

interface ValidProps {
  readonly label: string;
  readonly until: string | null;
  readonly now: Date;
}

/** Shows the date until which it is valid (docs/rules/care.md#vet). */
function Valid({ label, until, now }: ValidProps) {
  const dateOf = useGameDates();
  const date = until === null ? null : new Date(until);
  return (
    <Fact label={label}>
      {date !== null && date > now ? (
        <>
          <Check className="icon icon-small text-good" aria-hidden />
          Yes, until {dateOf(date)}
        </>
      ) : (
        <>
          <X className="icon icon-small text-muted" aria-hidden />
          No
        </>
      )}
    </Fact>
  );
}

export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
