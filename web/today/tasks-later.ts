import { lazily } from '../ui/loading/lazily.tsx';

/** Home has its own list: there, this one waits until the page stands. */
export const Tasks = lazily(() => import('./tasks.tsx'));
