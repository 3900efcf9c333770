import { parentPort, workerData } from 'node:worker_threads';
import { lookNamed } from '../../art/paint/name/portrait-name.ts';
import { openPainter } from './paint-portrait.ts';
import type { PaintFolders, PaintJob, PaintReply } from './painters.ts';

/* Paints in a thread, one picture at a time. */

const port = parentPort;
if (!port) throw new Error('This file runs in a thread');
const paint = openPainter(workerData as PaintFolders);

port.on('message', ({ name, painting, card }: PaintJob) => {
  const named = lookNamed(name);
  if (named?.kind !== 'look') throw new Error(`${name} is no portrait`);
  paint(named, painting, card).then(
    (files) => port.postMessage({ files } satisfies PaintReply),
    (error: unknown) => port.postMessage({ error: String(error) } satisfies PaintReply),
  );
});
