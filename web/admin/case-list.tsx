import { ImageOff, Mail, MessageSquareWarning, Store, Tag, UserPen, type LucideIcon } from 'lucide-react';
import { MINUTE } from '../../game/game-time.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { counted } from '../ui/coins.tsx';
import { Segments } from '../ui/forms/segments.tsx';
import { Link } from '../ui/link.tsx';
import { Empty } from '../ui/loading/empty.tsx';
import { ShowMore } from '../ui/loading/show-more.tsx';
import { dayAndTimeWithin } from '../ui/when.ts';
import { REASON_TEXT, titleOf } from './admin-text.ts';
import type { Case, CaseOrder, useCases } from './use-admin.ts';

const ICONS: Readonly<Record<Case['kind'], LucideIcon>> = {
  username: UserPen,
  picture: ImageOff,
  bio: UserPen,
  shop_name: Store,
  horse_name: Tag,
  message: MessageSquareWarning,
  letter: Mail,
};

interface CaseListProps {
  readonly pages: ReturnType<typeof useCases>;
  readonly order: CaseOrder;
  readonly chosen: string | null;
  readonly onOrder: (order: CaseOrder) => void;
}

/** Each case opens by its address. */
export function CaseList({ pages, order, chosen, onOrder }: CaseListProps) {
  const now = useWorldNow(MINUTE);
  const { data: cases = [] } = pages;
  if (cases.length === 0) {
    return (
      <Empty title="No reports. Good.">
        <p>What players report appears here.</p>
      </Empty>
    );
  }
  return (
    <>
      <Segments
        label="Order"
        options={[
          { value: 'reports', label: 'Most reported' },
          { value: 'newest', label: 'Newest' },
        ]}
        value={order}
        onChange={onOrder}
      />
      <ul className="cases" aria-label="Open reports">
        {cases.map((found) => {
          const Icon = ICONS[found.kind];
          const isChosen = found.id === chosen;
          return (
            <li key={found.id} className={isChosen ? 'case is-chosen' : 'case'}>
              <Icon className={found.reports > 1 ? 'icon text-bad' : 'icon text-muted'} aria-hidden />
              <p>
                <Link
                  className="case-link"
                  href={`/admin?case=${found.id}`}
                  aria-current={isChosen ? 'true' : undefined}
                >
                  {titleOf(found)}
                </Link>
                <small>
                  {counted(found.reports, 'player')}: {REASON_TEXT[found.reason]},{' '}
                  {dayAndTimeWithin(new Date(found.lastAt), now)}
                </small>
              </p>
            </li>
          );
        })}
      </ul>
      <ShowMore pages={pages} label="Show more reports" />
    </>
  );
}
