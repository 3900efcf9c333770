import { useState } from 'react';
import { EmptyStall } from '../../portrait/empty-stall.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Empty } from '../../ui/loading/empty.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { Query } from '../../ui/query.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { RequestRow } from './request-row.tsx';
import { useStudRequests, type RequestFilter, type StudRequest } from './use-stud-requests.ts';

const AcceptDialog = lazyDialog(() => import('./accept-dialog.tsx'));

export function RequestList({ filter }: { readonly filter: RequestFilter }) {
  const requests = useStudRequests(filter);
  const [accepting, setAccepting] = useState<StudRequest | null>(null);
  return (
    <>
      <Query query={requests} skeleton={<Skeleton label="Loading the requests" rows={3} height="120px" />}>
        {(list) =>
          list.length === 0 ? (
            <NoRequests filter={filter} />
          ) : (
            <ul aria-label="Requests">
              {list.map((request) => (
                <RequestRow
                  key={request.id}
                  request={request}
                  box={filter.box}
                  onAccept={() => setAccepting(request)}
                />
              ))}
            </ul>
          )
        }
      </Query>
      <ShowMore pages={requests} label="Show more requests" />
      {accepting && <AcceptDialog request={accepting} onClose={() => setAccepting(null)} />}
    </>
  );
}

function NoRequests({ filter: { box, status } }: { readonly filter: RequestFilter }) {
  if (status === 'answered') return <p className="py-5 text-muted">No answered requests yet.</p>;
  return (
    <Empty title={box === 'received' ? 'No requests yet' : 'No open requests'} picture={<EmptyStall />}>
      <p>
        {box === 'received'
          ? 'Place a stallion at stud from his page. Requests for him appear here.'
          : 'Find a stud from your mare’s page. Your request stays here until it is answered.'}
      </p>
      <Link className={buttonClass()} href="/stable">
        Your horses
      </Link>
    </Empty>
  );
}
