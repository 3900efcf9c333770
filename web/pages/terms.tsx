import { TERMS } from '../help/pages/terms.ts';
import { TextPage } from '../help/text-page.tsx';
import { OFFICE } from '../paddock/settings/office.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { HorsePlace } from './horse-place.tsx';

export default function Terms() {
  return (
    <>
      <HorsePlace setting={OFFICE} low>
        <PageHeading title="Terms of Service" />
        <p>Last updated November 25, 2026</p>
      </HorsePlace>
      <TextPage topics={TERMS} />
    </>
  );
}
