import { useDeferredValue, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { MINUTE } from '../../game/game-time.ts';
import { NEWS_TOPIC_ROWS, NEWS_TOPICS, type NewsTopic } from '../../game/news/news.ts';
import { useAct } from '../api/act.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { MomentSwitch } from '../moments/moment-switch.tsx';
import { NewsRows } from '../news/news-rows.tsx';
import { useNews, useReadMarker, type NewsItem } from '../news/use-news.ts';
import { OnThisDevice } from '../push/on-this-device.tsx';
import { EmptyStall } from '../portrait/empty-stall.tsx';
import { YARD } from '../paddock/settings/yard.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Switch } from '../ui/forms/switch.tsx';
import { Tabs } from '../ui/forms/tabs.tsx';
import { Query } from '../ui/query.tsx';
import { Empty } from '../ui/loading/empty.tsx';
import { ShowMore } from '../ui/loading/show-more.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { HorsePlace } from './horse-place.tsx';
import { dayOf } from '../ui/when.ts';

const TABS = ['all', ...NEWS_TOPICS] as const;

const topicOf = (tab: (typeof TABS)[number]) => (tab === 'all' ? undefined : tab);

/** The tab is in the address. */
export default function News() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((one) => one === params.get('topic')) ?? 'all';
  const readState = useReadMarker();
  // News that was new when the page opened stays marked while it is open.
  const [readUntil, setReadUntil] = useState<Date>();
  if (readUntil === undefined && readState.data) setReadUntil(new Date(readState.data.readAt));
  const { run: markRead } = useMarkRead();
  const { data: items, error } = useNews(topicOf(tab));
  // On phones the settings are below the news, and would move when the news appears, which `Query` defers.
  const comes = useDeferredValue(items !== undefined || error !== null);
  const [haveCome, setHaveCome] = useState(false);
  if (!haveCome && comes) setHaveCome(true);
  const unread = readState.data?.unread ?? 0;
  useEffect(() => {
    if (unread > 0) markRead();
  }, [unread, markRead]);
  return (
    <>
      <HorsePlace setting={YARD} low>
        <PageHeading title="News" />
        <p>What happened to your horses, shows, offers and letters.</p>
      </HorsePlace>
      <div className="wrap page">
        <div className="news">
          <div className="timber">
            <Tabs
              label="News"
              value={tab}
              onChange={(topic) => setParams(topic === 'all' ? {} : { topic }, { replace: true })}
              tabs={TABS.map((value) => ({
                value,
                label: value === 'all' ? 'All' : NEWS_TOPIC_ROWS[value].label,
                panel: <NewsList topic={topicOf(value)} readUntil={readUntil} />,
              }))}
            />
          </div>
          {haveCome && (
            <div className="news-settings timber">
              <section aria-labelledby="news-topics">
                <h2 className="section" id="news-topics">
                  What you hear about
                </h2>
                <Query query={readState} skeleton={<Skeleton label="Loading..." rows={5} height="68px" />}>
                  {({ topicsOff, mailsFoals }) => (
                    <>
                      <Topics topicsOff={topicsOff} />
                      <FoalMails mailsFoals={mailsFoals} />
                    </>
                  )}
                </Query>
              </section>
              <OnThisDevice />
              <MomentSwitch />
            </div>
          )}
        </div>
      </div>
    </>
  );
}

interface NewsListProps {
  readonly topic: NewsTopic | undefined;
  readonly readUntil: Date | undefined;
}

function NewsList({ topic, readUntil }: NewsListProps) {
  const pages = useNews(topic);
  const now = useWorldNow(MINUTE);
  return (
    <Query
      query={pages}
      skeleton={
        <div className="news-wait">
          <Skeleton label="Loading news" rows={6} height="84px" />
        </div>
      }
    >
      {(items) =>
        items.length === 0 ? (
          <Empty title="No news yet." picture={<EmptyStall />}>
            <p>Foals, prizes, sales, letters and requests for your stallions are told here.</p>
          </Empty>
        ) : (
          <>
            {[...byDay(items, now)].map(([day, ofDay]) => (
              <section key={day}>
                <h2 className="news-day">{day}</h2>
                <NewsRows label={day} items={ofDay} readUntil={readUntil} />
              </section>
            ))}
            <ShowMore pages={pages} label="Show older news" />
          </>
        )
      }
    </Query>
  );
}

/** In the order of `items`. */
function byDay(items: readonly NewsItem[], now: Date): ReadonlyMap<string, readonly NewsItem[]> {
  const days = new Map<string, NewsItem[]>();
  for (const item of items) {
    const day = dayOf(new Date(item.at), now);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return days;
}

function Topics({ topicsOff }: { readonly topicsOff: readonly NewsTopic[] }) {
  const change = useTopicsOff();
  return (
    <div className="news-topics">
      {NEWS_TOPICS.map((topic) => (
        <Switch
          key={topic}
          label={NEWS_TOPIC_ROWS[topic].label}
          detail={NEWS_TOPIC_ROWS[topic].of}
          checked={!topicsOff.includes(topic)}
          busy={change.busy}
          onChange={(on) =>
            change.run({
              body: { topicsOff: on ? topicsOff.filter((one) => one !== topic) : [...topicsOff, topic] },
            })
          }
        />
      ))}
    </div>
  );
}

function FoalMails({ mailsFoals }: { readonly mailsFoals: boolean }) {
  const change = useAct('PUT /api/news/mails-foals', {
    failure: { title: 'Error', text: 'Failed to change what comes by email' },
  });
  return (
    <div className="news-topics">
      <Switch
        label="Foals by email too"
        detail="A mail when a foal is born, weaned, and one, two and three years old"
        checked={mailsFoals}
        busy={change.busy}
        onChange={(on) => change.run({ body: { mailsFoals: on } })}
      />
    </div>
  );
}

/** Fails silently, because the player did not request it; the next visit marks it. */
function useMarkRead() {
  return useAct('POST /api/news/read', { failure: null });
}

function useTopicsOff() {
  return useAct('PUT /api/news/topics-off', {
    failure: { title: 'Error', text: 'Failed to change what you hear about' },
  });
}
