import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { MINUTE } from '../../game/game-time.ts';
import { CallRefused } from '../api/call-refused.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { CaseList } from '../desk/case-list.tsx';
import { CaseView } from '../desk/case-view.tsx';
import { DecisionList } from '../desk/decision-list.tsx';
import { ContactMessages } from '../desk/contact-messages.tsx';
import '../desk/desk.css';
import { SpendingPart } from '../desk/spending.tsx';
import { SlowMode } from '../desk/slow-mode.tsx';
import { useCase, useCases, useDecisions, useDesk, useWords, type CaseOrder } from '../desk/use-desk.ts';
import { Words } from '../desk/word-lists.tsx';
import { Bones } from '../ui/bone.tsx';
import { counted } from '../ui/coins.tsx';
import { Tabs } from '../ui/forms/tabs.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ShowMore } from '../ui/loading/show-more.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { dayAndTimeWithin } from '../ui/when.ts';
import NotFound from './not-found.tsx';

const PARTS = ['reports', 'messages', 'spending', 'words', 'record'] as const;
type Part = (typeof PARTS)[number];

const isPart = (text: string | null): text is Part => PARTS.some((part) => part === text);

/** Part and report live in the address. */
export default function Desk() {
  const desk = useDesk();
  const now = useWorldNow(MINUTE);
  const [parameters] = useSearchParams();
  const [, go] = useLocation();
  const asked = parameters.get('part');
  const part = isPart(asked) ? asked : 'reports';
  if (desk.error instanceof CallRefused && desk.error.status === 404) return <NotFound />;
  return (
    <div className="wrap page">
      <Loaded reading={desk} skeleton={<Bones label="Loading the desk" rows={8} height="64px" />}>
        {({ open, oldestAt, chatSeconds, contact }) => (
          <>
            <div className="page-head">
              <PageHeading title="Operator’s desk" />
              <p>
                {oldestAt === null
                  ? 'No reports open.'
                  : `${counted(open, 'report')} open. The oldest came ${dayAndTimeWithin(new Date(oldestAt), now)}.`}
              </p>
            </div>
            <Tabs<Part>
              label="Desk"
              value={part}
              onChange={(next) => go(next === 'reports' ? '/desk' : `/desk?part=${next}`)}
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
          </>
        )}
      </Loaded>
    </div>
  );
}

function Reports({ chosen }: { readonly chosen: string | null }) {
  const [order, setOrder] = useState<CaseOrder>('reports');
  const pages = useCases(order);
  return (
    <div className={chosen === null ? 'desk' : 'desk has-case'}>
      <div className="desk-list">
        <Loaded reading={pages} skeleton={<Bones label="Loading reports" rows={6} height="64px" />}>
          {() => <CaseList pages={pages} order={order} chosen={chosen} onOrder={setOrder} />}
        </Loaded>
      </div>
      {chosen === null ? (
        pages.data !== undefined &&
        pages.data.length > 0 && <p className="desk-hint text-muted">Choose a report.</p>
      ) : (
        <Chosen key={chosen} id={chosen} />
      )}
    </div>
  );
}

function Chosen({ id }: { readonly id: string }) {
  const found = useCase(id);
  return (
    <Loaded reading={found} skeleton={<Bones label="Loading the report" rows={6} height="64px" />}>
      {(whole) => <CaseView found={whole} />}
    </Loaded>
  );
}

function WordsPart({ chatSeconds }: { readonly chatSeconds: number }) {
  const refused = useWords('refuse');
  const allowed = useWords('allow');
  // Shown together, because lists that load one by one would push each other down.
  const reading = { ...refused, data: allowed.data && refused.data, error: refused.error ?? allowed.error };
  return (
    <Loaded reading={reading} skeleton={<Bones label="Loading words" rows={6} height="64px" />}>
      {() => (
        <div className="desk-words">
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
    </Loaded>
  );
}

function Record() {
  const pages = useDecisions();
  return (
    <Loaded reading={pages} skeleton={<Bones label="Loading decisions" rows={6} height="64px" />}>
      {(decisions) => (
        <div className="desk-record">
          {decisions.length === 0 ? (
            <p className="text-muted">Nothing decided yet.</p>
          ) : (
            <DecisionList decisions={decisions} />
          )}
          <ShowMore pages={pages} label="Show more decisions" />
        </div>
      )}
    </Loaded>
  );
}
