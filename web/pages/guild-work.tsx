import { useState } from 'react';
import { YARD } from '../paddock/settings/yard.ts';
import { Place } from '../calendar/place.tsx';
import { useSearchParams } from 'wouter';
import { TRAIN_FROM } from '../../game/horses/age.ts';
import { CRAFT_SKILL_POINT, skillThatCounts } from '../../game/tack/craft-quality.ts';
import { CRAFTS_PER_DAY } from '../../game/tack/crafting.ts';
import { useIsGuest, useUser } from '../accounts/session.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { GuildSection } from '../guild-work/guild-section.tsx';
import { MakeSection } from '../tack/crafting/make-section.tsx';
import { TrainSection } from '../guild-work/training/train-section.tsx';
import { useHorse, useHorses, type Horse } from '../horses/use-horses.ts';
import { SceneHorse, stallOf } from '../portrait/stall.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { lazyDialog } from '../ui/loading/lazy-dialog.tsx';
import { Query } from '../ui/query.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { ShowMore } from '../ui/loading/show-more.tsx';
import { useAddressStep } from '../ui/way-back.ts';
import { FirstHorse } from './first-horse.tsx';
import { KeepSheet } from './keep-sheet.tsx';

const FeedDialog = lazyDialog(() => import('../care/feeding/feed-dialog.tsx'));
const GuildDialog = lazyDialog(() => import('../guild-work/guild-dialog.tsx'));
const CraftDialog = lazyDialog(() => import('../tack/crafting/craft-dialog.tsx'));
const TrainDialog = lazyDialog(() => import('../guild-work/training/train-dialog.tsx'));
const TrainManyDialog = lazyDialog(() => import('../guild-work/training/train-many-dialog.tsx'));

const CLOCK_INTERVAL_MS = 30_000;
const FILLS_A_WINDOW = 12;

/** The open dialog lives in the address, so that pages can link to it. */
export default function GuildWork() {
  const { guild, coins, skillTackMaking: skill, craftsLeftToday, craftsRenewAt, ...user } = useUser();
  const guildChangedAt = user.guildChangedAt === null ? null : new Date(user.guildChangedAt);
  const isGuest = useIsGuest();
  const horses = useHorses();
  const now = useWorldNow(CLOCK_INTERVAL_MS);
  const [search] = useSearchParams();
  const work = useAddressStep('/guild-work');
  const [many, setMany] = useState<readonly Horse[] | null>(null);
  const [feeding, setFeeding] = useState<Horse | null>(null);
  // Yesterday's count does not apply today.
  const left = now.getTime() < Date.parse(craftsRenewAt) ? craftsLeftToday : CRAFTS_PER_DAY;
  const first = horses.data?.[0];
  const training = search.get('train');
  // The horse may be on a page not yet loaded.
  const wanted = useHorse(training ?? '', {
    enabled: Boolean(training) && horses.data?.every(({ id }) => id !== training) === true,
  });
  const making = search.get('make') !== null;
  const changing = search.get('guild') !== null;
  const counting = skillThatCounts(skill * CRAFT_SKILL_POINT, guildChangedAt, now) / CRAFT_SKILL_POINT;
  return (
    <>
      <Place setting={YARD} horse={first && <SceneHorse key={first.id} look={first.look} />}>
        <PageHeading title="Guild Work" />
        <p>Skill is a third of your score: more than tack or talent.</p>
      </Place>
      <div className="wrap page">
        <Query
          query={horses}
          skeleton={
            // As high as the loaded section, to avoid layout shifts.
            <Skeleton
              label="Loading your horses"
              rows={Math.min(user.horseCount, FILLS_A_WINDOW) + 3}
              height="var(--trainee-wait)"
            />
          }
        >
          {(list) =>
            list.length === 0 ? (
              <FirstHorse coins={coins} />
            ) : (
              <>
                <TrainSection
                  horses={list}
                  guild={guild}
                  coins={coins}
                  now={now}
                  picture={stallOf}
                  onTrain={(horse) => work.open(`/guild-work?train=${horse?.id ?? ''}`)}
                  onFeed={setFeeding}
                  onTrainMany={setMany}
                />
                <ShowMore pages={horses} label="Show more horses" />
                {training !== null && !wanted.isLoading && (
                  <TrainDialog
                    key={training}
                    horses={trainees(list, wanted.data)}
                    chosenId={training}
                    guild={guild}
                    coins={coins}
                    onClose={work.close}
                  />
                )}
              </>
            )
          }
        </Query>
        {isGuest ? (
          <KeepSheet what="Tack that you make yourself, and a guild of your own choice." />
        ) : (
          <>
            <MakeSection
              guild={guild}
              skill={skill}
              counting={counting}
              left={left}
              onMake={() => work.open('/guild-work?make')}
            />
            <GuildSection
              guild={guild}
              guildChangedAt={guildChangedAt}
              now={now}
              onChange={() => work.open('/guild-work?guild')}
            />
          </>
        )}
        {making && <CraftDialog guild={guild} skill={counting} left={left} onClose={work.close} />}
        {changing && (
          <GuildDialog
            guild={guild}
            guildChangedAt={guildChangedAt}
            skill={skill}
            counting={counting}
            coins={coins}
            now={now}
            onClose={work.close}
          />
        )}
        {feeding && <FeedDialog horses={[feeding]} coins={coins} onClose={() => setFeeding(null)} />}
        {many && (
          <TrainManyDialog
            horses={many}
            guild={guild}
            coins={coins}
            onClose={() => setMany(null)}
            onTrained={() => undefined}
          />
        )}
      </div>
    </>
  );
}

function trainees(horses: readonly Horse[], wanted: Horse | undefined): readonly Horse[] {
  const all = wanted === undefined ? horses : [wanted, ...horses];
  return all.filter(({ ageInMonths }) => ageInMonths >= TRAIN_FROM);
}
