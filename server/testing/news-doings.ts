import type { TestPlayer } from './app/test-app.ts';

interface Scene {
  readonly anna: TestPlayer;
  readonly horse: string;
}

/** Calls that change what browsers cache of news and keepsakes. */
export function newsDoings(scene: () => Scene): Readonly<Record<string, () => Promise<unknown>>> {
  const keep = () =>
    scene().anna.call('POST /api/horses/:id/keepsakes', {
      params: { id: scene().horse },
      body: { pastime: 'groom', place: 'yard' },
    });
  return {
    'POST /api/news/read': () => scene().anna.call('POST /api/news/read'),
    'PUT /api/news/topics-off': () =>
      scene().anna.call('PUT /api/news/topics-off', { body: { topicsOff: ['studs'] } }),
    'PUT /api/news/mails-foals': () =>
      scene().anna.call('PUT /api/news/mails-foals', { body: { mailsFoals: true } }),
    'POST /api/horses/:id/keepsakes': keep,
    'DELETE /api/keepsakes/:id': async () => {
      const { body } = await keep();
      // Stays, so that what is read differs from before.
      await keep();
      return scene().anna.call('DELETE /api/keepsakes/:id', { params: { id: body.keepsake.id } });
    },
  };
}
