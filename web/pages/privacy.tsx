import { PRIVACY } from '../help/pages/privacy.ts';
import { TextPage } from '../help/text-page.tsx';
import { OFFICE } from '../paddock/settings/office.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { HorsePlace } from './horse-place.tsx';

export default function Privacy() {
  return (
    <>
      <HorsePlace setting={OFFICE} low>
        <PageHeading title="Privacy Policy" />
        <p>Last updated November 25, 2026</p>
      </HorsePlace>
      <TextPage topics={PRIVACY} />
    </>
  );
}
