import { Award, ChevronDown, Clock, Coins, Dumbbell, Inbox, Wheat } from 'lucide-react';
import { useId, useState } from 'react';
import { inDigits } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';
import { keepFolded, readFolded } from './put-away.ts';
import type { Task } from './use-frame.ts';

const ICONS = {
  hungry: Wheat,
  requests: Inbox,
  salary: Coins,
  training: Dumbbell,
  ring: Award,
  shows: Clock,
} as const;

/** One line on a wide window; a list on a phone, where it begins folded. */
const beginsOpen = () => !readFolded() && window.matchMedia('(min-width: 861px)').matches;

interface TasksProps {
  /** Undefined until they are known. */
  readonly tasks: readonly Task[] | undefined;
  /** They could not be had. */
  readonly failed: boolean;
  readonly again: () => void;
}

/** What needs doing in the stable now. Its line keeps its room whether there is something or not. */
export function Tasks({ tasks, failed, again }: TasksProps) {
  const [open, setOpen] = useState(beginsOpen);
  const list = useId();
  return (
    <section className="tasks" aria-label="Today's tasks">
      <div className="wrap">
        {!tasks && failed && (
          <>
            <p>What needs doing could not be loaded.</p>
            <button type="button" onClick={again}>
              <b>Try again</b>
            </button>
          </>
        )}
        {tasks && tasks.length === 0 && <p>Nothing needs doing now.</p>}
        {tasks && tasks.length > 0 && (
          <>
            <button
              type="button"
              aria-expanded={open}
              aria-controls={list}
              onClick={() => {
                keepFolded(open);
                setOpen(!open);
              }}
            >
              <b>{inDigits(tasks.length)}</b> to do
              <ChevronDown className="icon icon-small" aria-hidden />
            </button>
            <ul id={list} hidden={!open}>
              {tasks.map((task) => (
                <li key={task.kind}>
                  <OneTask task={task} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

function OneTask({ task: { kind, words, href } }: { readonly task: Task }) {
  const Icon = ICONS[kind];
  return (
    <Link href={href} data-kind={kind}>
      <Icon className="icon icon-small" aria-hidden />
      <span>{words}</span>
    </Link>
  );
}
