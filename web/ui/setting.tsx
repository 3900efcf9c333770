import type { ReactNode } from 'react';
import './setting.css';

interface SettingProps {
  /** Anchor for links. */
  readonly id: string;
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** Name left, form right. */
export function Setting({ id, title, lead, children }: SettingProps) {
  return (
    <section className="setting" id={id} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        <p>{lead}</p>
      </div>
      <div className="setting-body">{children}</div>
    </section>
  );
}
