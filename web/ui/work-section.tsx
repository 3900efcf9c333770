import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

interface WorkSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function WorkSection({ title, children }: WorkSectionProps) {
  const [open, setOpen] = useState(true);
  const id = useId();
  return (
    <section className="work timber" aria-labelledby={`${id}-title`}>
      <h2 className="section" id={`${id}-title`}>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {title}
          <ChevronDown className="icon" aria-hidden />
        </button>
      </h2>
      <div id={id} hidden={!open}>
        {children}
      </div>
    </section>
  );
}

interface WorkFactProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function WorkFact({ label, children }: WorkFactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
