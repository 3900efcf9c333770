import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import type { WaitingSentences } from '../../devices/waiting.ts';

/** What creating a show would do, while it waits. */
export const SHOW_SENTENCES: Pick<WaitingSentences, 'POST /api/shows/create'> = {
  async 'POST /api/shows/create'({ body: { discipline, level, prize } }) {
    const coins = prize.toLocaleString('en-US');
    return `Create a ${disciplineLabel(discipline)} show, level ${level}, and put up a prize of ${coins} coins`;
  },
};
