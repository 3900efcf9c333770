import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { MINUTE } from '../../game/game-time.ts';
import { CallRefused } from '../api/call-refused.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { CaseList } from '../admin/case-list.tsx';
import { CaseView } from '../admin/case-view.tsx';
import { DecisionList } from '../admin/decision-list.tsx';
import { ContactMessages } from '../admin/contact-messages.tsx';
import '../admin/admin.css';
import { NewcomersPart } from '../admin/newcomers.tsx';
import { SpendingPart } from '../admin/spending.tsx';
import { SlowMode } from '../admin/slow-mode.tsx';
import {
  useCase,
  useCases,
  useDecisions,
  useAdminDesk,
  useWords,
  type AdminDesk,
  type CaseOrder,
} from '../admin/use-admin.ts';
import { Words } from '../admin/word-lists.tsx';
import { OFFICE } from '../paddock/settings/office.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { counted } from '../ui/coins.tsx';
import { Tabs } from '../ui/forms/tabs.tsx';
import { Query } from '../ui/query.tsx';
import { ShowMore } from '../ui/loading/show-more.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { dayAndTimeWithin } from '../ui/when.ts';
import { HorsePlace } from './horse-place.tsx';
import NotFound from './not-found.tsx';

const PARTS = ['reports', 'messages', 'newcomers', 'spending', 'words', 'record'] as const;
type Part = (typeof PARTS)[number];

const isPart = (text: string | null): text is Part => PARTS.some((part) => part === text);

/** Part and report live in the address. */
export default function AdminDeskPage() {
  const adminDesk = useAdminDesk();
  const now = useWorldNow(MINUTE);
  const [parameters] = useSearchParams();
  const [, go] = useLocation();
  const requested = parameters.get('part');
  const part = isPart(requested) ? requested : 'reports';
  if (adminDesk.error instanceof CallRefused && adminDesk.error.status === 404) return <NotFound />;
  return (
    <>
      <HorsePlace setting={OFFICE} low>
        <PageHeading title="Admin desk" />
        <p>{adminDesk.data === undefined ? '…' : formatOpen(adminDesk.data, now)}</p>
      </HorsePlace>
      <div className="wrap page">
        <Query
          query={adminDesk}
          skeleton={<Skeleton label="Loading the admin desk" rows={8} height="64px" />}
        >
          {({ open, chatSeconds, contact }) => (
            <div className="timber">
              <Tabs<Part>
                label="Admin desk"
                value={part}
                onChange={(next) => go(next === 'reports' ? '/admin' : `/admin?part=${next}`)}
                tabs={[
                  {
                    value: 'reports',
                    label: 'Reports',
                    count: String(open),
                    panel: <Reports chosen={parameters.get('case')} />,
                  },
                  {
                    value: 'messages',
                    label: 'Messages',
                    count: String(contact),
                    panel: <ContactMessages />,
                  },
                  { value: 'newcomers', label: 'Newcomers', panel: <NewcomersPart /> },
                  {
                    value: 'spending',
                    label: 'Spending',
                    panel: <SpendingPart />,
                  },
                  {
                    value: 'words',
                    label: 'Words',
                    panel: <WordsPart chatSeconds={chatSeconds} />,
                  },
                  { value: 'record', label: 'Record', panel: <Record /> },
                ]}
              />
            </div>
          )}
        </Query>
      </div>
    </>
  );
}

function formatOpen({ open, oldestAt }: AdminDesk, now: Date): string {
  return oldestAt === null
    ? 'No reports open.'
    : `${counted(open, 'report')} open. The oldest came ${dayAndTimeWithin(new Date(oldestAt), now)}.`;
}

function Reports({ chosen }: { readonly chosen: string | null }) {
  const [order, setOrder] = useState<CaseOrder>('reports');
  const pages = useCases(order);
  return (
    <div className={chosen === null ? 'admin-desk' : 'admin-desk has-case'}>
      <div className="admin-list">
        <Query query={pages} skeleton={<Skeleton label="Loading reports" rows={6} height="64px" />}>
          {() => <CaseList pages={pages} order={order} chosen={chosen} onOrder={setOrder} />}
        </Query>
      </div>
      {chosen === null ? (
        pages.data !== undefined &&
        pages.data.length > 0 && <p className="admin-hint text-muted">Choose a report.</p>
      ) : (
        <Chosen key={chosen} id={chosen} />
      )}
    </div>
  );
}

function Chosen({ id }: { readonly id: string }) {
  const found = useCase(id);
  return (
    <Query query={found} skeleton={<Skeleton label="Loading the report" rows={6} height="64px" />}>
      {(whole) => <CaseView found={whole} />}
    </Query>
  );
}

function WordsPart({ chatSeconds }: { readonly chatSeconds: number }) {
  const refused = useWords('refuse');
  const allowed = useWords('allow');
  // Shown together, because lists that load one by one would push each other down.
  const query = { ...refused, data: allowed.data && refused.data, error: refused.error ?? allowed.error };
  return (
    <Query query={query} skeleton={<Skeleton label="Loading words" rows={6} height="64px" />}>
      {() => (
        <div className="admin-words">
          <Words
            list="refuse"
            pages={refused}
            title="Words to refuse"
            lead="Beside the usual ones. A * at an end also finds the word within longer ones: *word*."
          />
          <Words
            list="allow"
            pages={allowed}
            title="Words to allow"
            lead="Names that are refused by mistake."
          />
          <SlowMode key={chatSeconds} seconds={chatSeconds} />
        </div>
      )}
    </Query>
  );
}

function Record() {
  const pages = useDecisions();
  return (
    <Query query={pages} skeleton={<Skeleton label="Loading decisions" rows={6} height="64px" />}>
      {(decisions) => (
        <div className="admin-record">
          {decisions.length === 0 ? (
            <p className="text-muted">Nothing decided yet.</p>
          ) : (
            <DecisionList decisions={decisions} />
          )}
          <ShowMore pages={pages} label="Show more decisions" />
        </div>
      )}
    </Query>
  );
}
