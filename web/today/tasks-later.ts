import { lazily } from '../ui/loading/lazily.tsx';
import { persistently } from '../ui/loading/persistently.ts';

/** Home has its own list: there, this one waits until the page stands. */
export const Tasks = lazily(persistently(() => import('./tasks.tsx')));
