import { MemoryFS, PGlite } from '@electric-sql/pglite';

/*
 * Entry point of a short-lived process: creates the files of an embedded database in the folder given as its last
 * argument. A process of its own because the 500 MB that this takes would never be given back.
 */

/**
 * Lets initdb write straight into a folder. By default PGlite creates the files in memory and copies them as a tarball,
 * which takes another 350 MB.
 */
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

  /** Called after initdb. Throws to keep PGlite from starting the database. */
  override async syncToFs(): Promise<void> {
    this.isComplete = true;
    throw new Error('The files are made');
  }
}

/** The part that mounts a folder; Emscripten's own types lack NODEFS. */
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
