import { useOwnId } from '../accounts/session.ts';
import { Place } from '../calendar/place.tsx';
import { Lesson } from '../lab/lesson/lesson.tsx';
import { OFFICE } from '../paddock/settings/office.ts';
import { Link } from '../ui/link.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import '../horses/genes/genes.css';

/** Open to visitors. */
export default function LessonPage() {
  const isPlayer = useOwnId() !== undefined;
  return (
    <>
      <Place setting={OFFICE} low horse={null}>
        <PageHeading title="Why did two bays have a palomino?" />
        <p>
          A lesson of five steps.{' '}
          <Link className="link" href="/lab">
            Back to the Colour Lab
          </Link>
        </p>
      </Place>
      <div className="wrap page lab lesson">
        <Lesson isPlayer={isPlayer} />
      </div>
    </>
  );
}
