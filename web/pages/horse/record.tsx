import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { CallRefused } from '../../api/call-refused.ts';
import { withoutTack } from '../../../game/tack/worn-look.ts';
import { BARN } from '../../paddock/settings/barn.ts';
import { Place } from '../../calendar/place.tsx';
import { HorsePicture } from '../../portrait/horse-picture.tsx';
import { RecordTabs, type RecordPage } from '../../records/record-links.tsx';
import { useCard, type HorseCard } from '../../records/use-records.ts';
import { SkeletonBlock, Skeleton } from '../../ui/skeleton.tsx';
import { Link } from '../../ui/link.tsx';
import { Query } from '../../ui/query.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { MissingHorse } from './missing.tsx';

/** These lie on sheets and boards of their own, so they need no timber below. */
const ON_THE_FLOOR: readonly RecordPage[] = ['foal-book', 'keepsakes'];

interface HorseRecordProps {
  readonly here: RecordPage;
  readonly title: (horse: HorseCard) => string;
  readonly children: (horse: HorseCard) => ReactNode;
}

export function HorseRecord({ here, title, children }: HorseRecordProps) {
  const { id } = useParams<{ id: string }>();
  const card = useCard(id);
  if (card.error instanceof CallRefused && [400, 404].includes(card.error.status)) return <MissingHorse />;
  return (
    <Query query={card} skeleton={<RecordSkeleton />}>
      {(horse) => (
        <>
          <Place
            setting={BARN}
            low
            horse={<HorsePicture look={withoutTack(horse.look)} alt={horse.description} />}
          >
            <nav className="crumb" aria-label="Back">
              <Link href={`/horses/${horse.id}`}>
                <ChevronLeft className="icon icon-small" aria-hidden />
                Back to the horse
              </Link>
            </nav>
            <PageHeading title={title(horse)} className={titleClass(horse.name)} />
          </Place>
          <div className="wrap page is-under-tabs">
            <RecordTabs horseId={horse.id} here={here} />
            <div className={ON_THE_FLOOR.includes(here) ? undefined : 'timber'}>{children(horse)}</div>
          </div>
        </>
      )}
    </Query>
  );
}

/** Long names are smaller, to fit a phone. */
function titleClass(name: string): string {
  return name.length > 24 ? 'title is-long' : 'title';
}

function RecordSkeleton() {
  return (
    <>
      <Place setting={BARN} low horse={<span />}>
        <SkeletonBlock width="140px" height="44px" />
        <div className="title">
          <SkeletonBlock width="260px" height="1lh" />
        </div>
      </Place>
      <div className="wrap page is-under-tabs">
        <div className="record-tabs">
          <SkeletonBlock width="240px" height="44px" />
        </div>
        <Skeleton label="Loading the horse" rows={8} height="64px" />
      </div>
    </>
  );
}
