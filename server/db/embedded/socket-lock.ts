import { closeSync, constants, openSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';

export type SocketLock = { release(): Promise<void> } | { lockedBy: number | undefined };

/** A busy owner may answer too late. */
const ANSWER_WITHIN_MS = 1000;

/**
 * For Linux: two listening sockets that send the owner's process id.
 *
 * One has an abstract name made of the folder's device and inode, which the kernel frees with the process. Containers
 * with separate networks do not share abstract names; for them the other is a file in the folder, stale if nobody
 * answers.
 */
export async function lockBySockets(folder: string): Promise<SocketLock> {
  const { dev, ino } = statSync(folder, { bigint: true });
  const name = `\0fetlock-data-${dev}-${ino}`;
  const byName = await listen(name);
  if (byName === 'taken') return { lockedBy: (await probe(name)).pid };

  // The open folder shortens the address, which is limited to 107 bytes.
  const opened = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  const byFile = await claimFile(`/proc/self/fd/${opened}/lock.sock`);
  const release = async () => {
    // Removes the file, so the folder must still be open.
    if ('server' in byFile) await close(byFile.server);
    closeSync(opened);
    await close(byName);
  };
  if (!('lockedBy' in byFile)) return { release };
  await release();
  return byFile;
}

type Claim = { server: Server } | { lockedBy: number | undefined } | { unavailable: true };

async function claimFile(path: string): Promise<Claim> {
  const answer = await probe(path);
  if (answer.alive) return { lockedBy: answer.pid };
  try {
    rmSync(path, { force: true });
    const server = await listen(path);
    return server === 'taken' ? { lockedBy: undefined } : { server };
  } catch {
    // Some shared folders cannot contain sockets; the abstract name still locks on this machine.
    return { unavailable: true };
  }
}

function listen(path: string): Promise<Server | 'taken'> {
  return new Promise((resolve, reject) => {
    const server = createServer((client) => {
      client.on('error', () => {});
      client.end(String(process.pid));
    });
    server.once('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve('taken');
      else reject(error);
    });
    server.listen(path, () => {
      // The lock must not keep the process alive.
      server.unref();
      resolve(server);
    });
  });
}

function probe(path: string): Promise<{ alive: boolean; pid: number | undefined }> {
  return new Promise((resolve) => {
    let alive = false;
    let text = '';
    const socket = connect(path);
    const answer = () => {
      socket.destroy();
      resolve({ alive, pid: Number(text) || undefined });
    };
    socket.setTimeout(ANSWER_WITHIN_MS, answer);
    socket.on('connect', () => (alive = true));
    socket.on('data', (part) => (text += part.toString()));
    socket.on('error', answer);
    socket.on('end', answer);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
