import { Award, ChevronDown, Clock, Coins, Dumbbell, Inbox, Wheat } from 'lucide-react';
import { useId, useState } from 'react';
import { inDigits } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';
import { storeFolded, readFolded } from './dismissed.ts';
import { taskHref, formatTask } from './format-task.ts';
import type { Task } from './use-today.ts';

const ICONS = {
  hungry: Wheat,
  requests: Inbox,
  salary: Coins,
  training: Dumbbell,
  ring: Award,
  shows: Clock,
} as const;

/** Open on a wide window; folded at first on a phone. */
const startsOpen = () => !readFolded() && window.matchMedia('(min-width: 861px)').matches;

interface TasksProps {
  readonly tasks: readonly Task[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Keeps its height when empty. */
export default function Tasks({ tasks, failed, retry }: TasksProps) {
  const [open, setOpen] = useState(startsOpen);
  const list = useId();
  return (
    <section className="tasks" aria-label="Today's tasks">
      <div className="wrap">
        {!tasks && failed && (
          <>
            <p>What needs doing could not be loaded.</p>
            <button type="button" onClick={retry}>
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
                storeFolded(open);
                setOpen(!open);
              }}
            >
              <b>{inDigits(tasks.length)}</b> to do
              <ChevronDown className="icon icon-small" aria-hidden />
            </button>
            <ul id={list} hidden={!open}>
              {tasks.map((task) => (
                <li key={task.kind}>
                  <TaskLink task={task} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

function TaskLink({ task }: { readonly task: Task }) {
  const Icon = ICONS[task.kind];
  return (
    <Link href={taskHref(task)} data-kind={task.kind}>
      <Icon className="icon icon-small" aria-hidden />
      <span>{formatTask(task)}</span>
    </Link>
  );
}
