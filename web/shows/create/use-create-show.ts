import { useAct } from '../../api/act.ts';
import type { InputOf } from '../../api/call.ts';
import { showToast } from '../../ui/toasts.ts';
import { CREATED_SHOWS } from './use-created-shows.ts';

type Body = InputOf<'POST /api/shows/create'>['body'];

export function useCreateShow(onCreated: () => void) {
  const { run, busy } = useAct('POST /api/shows/create', {
    onDone({ show }) {
      onCreated();
      showToast({
        title: 'Show Created!',
        description: `${show.showId.slice(0, 8)} created successfully. Click again to create more!`,
        link: { href: CREATED_SHOWS, words: 'See shows I’ve created' },
      });
    },
    failure: { title: 'Error', text: 'Failed to create show' },
  });
  return { create: (body: Body) => run({ body }), busy };
}
