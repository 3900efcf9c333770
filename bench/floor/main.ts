import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { columnTypes } from '../../server/db/pool/column-types.ts';
import { openEmbeddedPool } from '../../server/db/embedded/embedded-pool.ts';
import { REQUEST_ID_HEADER } from '../load/request.ts';
import { replay } from './replay.ts';
import { readRecording, type Recording, type Statement } from './trace.ts';

/*
 * A bare `node:http` server that sends a request's recorded statements and answers with the game's reply: no
 * framework, validation, rules or log.
 */

const { DATABASE_URL, DATA_DIR = '', PORT, BENCH_RECORDING } = process.env;

const POOL = 16;

async function openPool(): Promise<pg.Pool> {
  if (DATABASE_URL)
    return new pg.Pool({ connectionString: DATABASE_URL, max: POOL, pipeline: true, types: columnTypes() });
  const { pool } = await openEmbeddedPool(
    { folder: join(DATA_DIR, 'database') },
    {
      connectionTimeoutMs: 15_000,
      onCrash: (error) => {
        throw error;
      },
    },
  );
  return pool;
}

const pool = await openPool();
const recording: Recording = BENCH_RECORDING
  ? readRecording(BENCH_RECORDING)
  : { texts: [], traces: new Map(), replies: new Map() };

interface Answer {
  readonly content: unknown;
  readonly afterwards?: readonly Statement[];
}

async function answer(request: IncomingMessage): Promise<Answer> {
  const body: Buffer[] = [];
  for await (const chunk of request) body.push(chunk as Buffer);
  if (body.length > 0) JSON.parse(Buffer.concat(body).toString());
  if (request.url === '/healthz') return { content: {} };
  const id = Number(request.headers[REQUEST_ID_HEADER]);
  const trace = recording.traces.get(id);
  if (!trace) throw new Error(`${request.method} ${request.url} was not recorded`);
  await replay(pool, recording, trace.beforeAnswer);
  return { content: recording.replies.get(id), afterwards: trace.afterAnswer };
}

function reply(response: ServerResponse, status: number, content: unknown): void {
  const text = JSON.stringify(content);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

const server = createServer((request, response) => {
  answer(request)
    .then(({ content, afterwards }) => {
      reply(response, 200, content);
      return afterwards && replay(pool, recording, afterwards);
    })
    .catch((error: unknown) => {
      if (response.headersSent) throw error;
      reply(response, 500, String(error));
    });
});
server.listen(Number(PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
