import { ABOUT } from '../help/pages/about.ts';
import { TextPage } from '../help/text-page.tsx';

export default function About() {
  return <TextPage title="About Fetlock" lead="A line of horses with your name on it." topics={ABOUT} />;
}
