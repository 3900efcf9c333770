import { closeSync, constants, openSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';

/** Either the lock, or whose it is: the holder says its process id when asked. */
export type SocketLock = { release(): Promise<void> } | { heldBy: number | undefined };

/** A holder whose program is busy answers late; it holds the lock all the same. */
const ANSWER_WITHIN_MS = 1000;

/**
 * A lock for Linux, of two listening sockets that tell the holder's process id to whoever connects.
 *
 * The first has an abstract name made of the folder's device and inode. The kernel gives a name to one process
 * only and takes it back when that process is gone, so it cannot go stale and two that start at once cannot
 * both have it. Containers with networks of their own do not see each other's abstract names; the second
 * socket, a file in the folder, is for them. It does go stale, but is answered only while its holder lives.
 */
export async function lockBySockets(folder: string): Promise<SocketLock> {
  const { dev, ino } = statSync(folder, { bigint: true });
  const name = `\0fetlock-data-${dev}-${ino}`;
  const byName = await listen(name);
  if (byName === 'taken') return { heldBy: (await ask(name)).pid };

  // By way of the opened folder, because the address of a socket is limited to 107 bytes.
  const opened = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  const byFile = await claimFile(`/proc/self/fd/${opened}/lock.sock`);
  const release = async () => {
    // Closing removes the file, for which the folder must be open still.
    if ('server' in byFile) await close(byFile.server);
    closeSync(opened);
    await close(byName);
  };
  if (!('heldBy' in byFile)) return { release };
  await release();
  return byFile;
}

type Claim = { server: Server } | { heldBy: number | undefined } | { unavailable: true };

async function claimFile(path: string): Promise<Claim> {
  const answer = await ask(path);
  if (answer.alive) return { heldBy: answer.pid };
  try {
    rmSync(path, { force: true });
    const server = await listen(path);
    return server === 'taken' ? { heldBy: undefined } : { server };
  } catch {
    // Some shared folders cannot hold a socket. The abstract name holds on this machine in any case.
    return { unavailable: true };
  }
}

function listen(path: string): Promise<Server | 'taken'> {
  return new Promise((resolve, reject) => {
    const server = createServer((asker) => {
      asker.on('error', () => {});
      asker.end(String(process.pid));
    });
    server.once('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve('taken');
      else reject(error);
    });
    server.listen(path, () => {
      // The lock shall not keep a program running that has nothing else to do.
      server.unref();
      resolve(server);
    });
  });
}

/** Whether a process listens at `path`, and its id if it says so in time. */
function ask(path: string): Promise<{ alive: boolean; pid: number | undefined }> {
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
