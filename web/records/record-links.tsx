import { BookHeart, Camera, Dices, GitFork, Ruler, ScrollText, Sprout, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';

const RECORDS = [
  { at: 'body', label: 'Body', Sign: Ruler },
  { at: 'trophies', label: 'Trophies', Sign: Trophy },
  { at: 'pedigree', label: 'Pedigree', Sign: GitFork },
  { at: 'children', label: 'Children', Sign: Sprout },
  { at: 'history', label: 'History', Sign: ScrollText },
  { at: 'birth', label: 'Birth', Sign: Dices },
  { at: 'foal-book', label: 'Foal’s book', Sign: BookHeart },
  { at: 'keepsakes', label: 'Keepsakes', Sign: Camera },
] as const;
export type RecordPage = (typeof RECORDS)[number]['at'];

interface RecordsProps {
  readonly horseId: string;
  readonly children: ReactNode;
}

export function Records({ horseId, children }: RecordsProps) {
  return (
    <section className="records">
      <h2 className="section">Records</h2>
      <div className="quiet-acts">
        {RECORDS.map(({ at, label, Sign }) => (
          <Link key={at} className={buttonClass()} href={`/horses/${horseId}/${at}`}>
            <Sign className="icon" aria-hidden />
            {label}
          </Link>
        ))}
        {children}
      </div>
    </section>
  );
}

interface RecordTabsProps {
  readonly horseId: string;
  readonly here: RecordPage;
}

export function RecordTabs({ horseId, here }: RecordTabsProps) {
  return (
    <nav className="record-tabs" aria-label="Records">
      {RECORDS.map(({ at, label }) => (
        <Link key={at} href={`/horses/${horseId}/${at}`} aria-current={at === here ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
