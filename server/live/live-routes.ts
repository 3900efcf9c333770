import { live as liveCall } from '../../contract/live.ts';
import type { ServeStream } from '../http/serve-stream.ts';
import { streamTo } from './live-stream.ts';
import type { Live } from './live.ts';

export function liveRoutes(serveStream: ServeStream, live: Live): void {
  serveStream(liveCall, ({ player, query }, out) =>
    live.join(streamTo(player, out), query.since === undefined ? undefined : new Date(query.since)),
  );
}
