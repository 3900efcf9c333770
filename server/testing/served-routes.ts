import type { FastifyInstance } from 'fastify';

const LINE = /^(?<depth>(?:[│ ] {3})*)[├└]── (?<path>.*?)(?: \((?<methods>[A-Z, ]+)\))?$/;

/** All that the framework would answer, as `GET /api/shows`, read from the tree it prints. HEAD goes with GET. */
export function servedRoutes(http: FastifyInstance): string[] {
  const above: string[] = [];
  const routes: string[] = [];
  for (const line of http.printRoutes({ commonPrefix: false }).trim().split('\n')) {
    const { depth = '', path, methods = '' } = LINE.exec(line)?.groups ?? {};
    if (path === undefined) throw new Error(`The tree of routes has a line of another kind: ${line}`);
    above.length = depth.length / 4;
    above.push(path);
    for (const method of methods.split(', ')) {
      if (method !== '' && method !== 'HEAD') routes.push(`${method} ${above.join('')}`);
    }
  }
  return routes;
}
