import { MemoryFS, PGlite } from '@electric-sql/pglite';

/*
 * Creates an embedded database in the folder given as the last argument. A process of its own, because a thread would
 * never give back the 500 MB needed.
 */

/** PGlite's default, a tarball in memory, takes another 350 MB. */
class FolderFilesystem extends MemoryFS {
  readonly #folder: string;
  isComplete = false;

  constructor(folder: string) {
    super(folder);
    this.#folder = folder;
  }

  override async init(...[, options]: Parameters<MemoryFS['init']>): ReturnType<MemoryFS['init']> {
    const mountFolder = (module: EmscriptenModule) => {
      module.FS.mkdirTree(PGlite.paths.PGDATA);
      module.FS.mount(module.NODEFS, { root: this.#folder }, PGlite.paths.PGDATA);
    };
    return { emscriptenOpts: { ...options, preRun: [...(options.preRun ?? []), mountFolder] } };
  }

  /** Throws so that PGlite does not start the database. */
  override async syncToFs(): Promise<void> {
    this.isComplete = true;
    throw new Error('The files are made');
  }
}

/** Emscripten's own types lack NODEFS. */
interface EmscriptenModule {
  readonly NODEFS: unknown;
  readonly FS: { mkdirTree(path: string): void; mount(type: unknown, options: object, at: string): void };
}

const files = new FolderFilesystem(process.argv.at(-1) ?? '');
try {
  await PGlite.create({ fs: files, initDbStartParams: ['-c', 'shared_buffers=16MB'] });
} catch (error) {
  if (!files.isComplete) throw error;
}
