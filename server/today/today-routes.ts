import { frame } from '../../contract/today.ts';
import type { Db } from '../db/connection.ts';
import type { Serve } from '../http/serve.ts';
import type { Notice } from './notice.ts';
import { readTasks } from './read-tasks.ts';

export function todayRoutes(serve: Serve, db: Db, notice: Notice): void {
  serve(frame, async ({ player, now }) => {
    const [text, tasks] = await Promise.all([notice.read(), readTasks(db, player.id, now)]);
    return { notice: text, tasks };
  });
}
