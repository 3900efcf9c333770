import { Anchor, Blocks } from './blocks.tsx';
import type { TopicGroup } from './topic.ts';

export function TopicContents({ groups }: { readonly groups: readonly TopicGroup[] }) {
  return (
    <nav className="help-contents" aria-label="On this page">
      {groups.map(({ title, topics }) => (
        <div key={title}>
          <p>{title}</p>
          <ul>
            {topics.map(({ id, title: label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

export function Topics({ groups }: { readonly groups: readonly TopicGroup[] }) {
  return (
    <div className="help-topics">
      {groups.flatMap(({ topics }) =>
        topics.map(({ id, title, blocks }) => (
          <section key={id} aria-labelledby={id}>
            <h2 className="section" id={id} tabIndex={-1}>
              {title}
            </h2>
            <Anchor id={id} of={title} />
            <Blocks blocks={blocks} />
          </section>
        )),
      )}
    </div>
  );
}
