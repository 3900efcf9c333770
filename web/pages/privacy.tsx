import { PRIVACY } from '../help/pages/privacy.ts';
import { TextPage } from '../help/text-page.tsx';

export default function Privacy() {
  return <TextPage title="Privacy Policy" lead="Last updated November 25, 2026" topics={PRIVACY} />;
}
