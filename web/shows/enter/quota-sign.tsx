import { NotKnown } from '../../ui/loading/not-known.tsx';
import { useQuota } from '../use-quota.ts';

export function QuotaSign() {
  const { data, error, isFetching, refetch } = useQuota();
  if (data === undefined) {
    return (
      <div className="quota">
        {error !== null && !isFetching && <NotKnown what="your entries" onRetry={() => void refetch()} />}
      </div>
    );
  }
  const { current_active_entries: active, show_entry_quota: quota } = data;
  return (
    <div className="quota">
      <span className="pips" aria-hidden>
        {Array.from({ length: quota }, (_, pip) => (
          <i key={pip} className={pip < active ? 'is-on' : undefined} />
        ))}
      </span>
      <p>
        <b>
          {active} of {quota}
        </b>{' '}
        entries in use
      </p>
    </div>
  );
}
