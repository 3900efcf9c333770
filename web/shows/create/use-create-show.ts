import { useAct } from '../../api/act.ts';
import { sentenceOf } from '../../api/call-refused.ts';
import type { InputOf } from '../../api/call.ts';
import { keyOf } from '../../api/read.ts';
import { showToast } from '../../ui/toasts.ts';
import { CREATED_SHOWS } from './use-created-shows.ts';
import { SHOW_KEYS } from '../use-shows.ts';

type Body = InputOf<'POST /api/shows/create'>['body'];

/** What a show that was put up changes. */
const TOUCHED = [...SHOW_KEYS, keyOf('GET /api/auth/me'), keyOf('GET /api/transactions')];

export function useCreateShow(onCreated: () => void) {
  const { run, busy } = useAct('POST /api/shows/create', {
    changes: () => TOUCHED,
    onDone({ show }) {
      onCreated();
      showToast({
        title: 'Show Created!',
        description: `${show.showId.slice(0, 8)} created successfully. Click again to create more!`,
        link: { href: CREATED_SHOWS, words: 'See shows I’ve created' },
      });
    },
    onRefused: (error) =>
      showToast({
        title: 'Error',
        description: sentenceOf(error, 'Failed to create show'),
        variant: 'destructive',
      }),
  });
  return { create: (body: Body) => run({ body }), busy };
}
