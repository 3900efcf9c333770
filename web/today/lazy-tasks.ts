import { lazily } from '../ui/loading/lazily.tsx';
import { persistently } from '../ui/loading/persistently.ts';

/** Home has its own list and loads this one after the page has settled. */
export const Tasks = lazily(persistently(() => import('./tasks.tsx')));
