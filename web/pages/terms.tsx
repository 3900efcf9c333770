import { TERMS } from '../help/pages/terms.ts';
import { TextPage } from '../help/text-page.tsx';

export default function Terms() {
  return <TextPage title="Terms of Service" lead="Last updated November 25, 2026" topics={TERMS} />;
}
