import { ABOUT } from '../help/pages/about.ts';
import { TextPage } from '../help/text-page.tsx';
import { MEADOW } from '../paddock/settings/meadow.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { HorsePlace } from './horse-place.tsx';

export default function About() {
  return (
    <>
      <HorsePlace setting={MEADOW} low>
        <PageHeading title="About Fetlock" />
        <p>A line of horses with your name on it.</p>
      </HorsePlace>
      <TextPage topics={ABOUT} />
    </>
  );
}
