import { MemoryFS, PGlite } from '@electric-sql/pglite';

/*
 * Entry of the short-lived process that makes the files of a new embedded database in the folder given as its
 * last argument. It takes some 500 MB for two seconds, which the program itself would not give back.
 */

/**
 * Puts the new files straight into a folder. PGlite, told of a folder, would make them in memory and carry
 * them over in a tarball, which takes another 350 MB; it does without for file systems of this kind.
 */
class FolderFilesystem extends MemoryFS {
  readonly #folder: string;
  made = false;

  constructor(folder: string) {
    super(folder);
    this.#folder = folder;
  }

  override async init(...[, options]: Parameters<MemoryFS['init']>): ReturnType<MemoryFS['init']> {
    const mountFolder = (module: Mounting) => {
      module.FS.mkdirTree(PGlite.paths.PGDATA);
      module.FS.mount(module.NODEFS, { root: this.#folder }, PGlite.paths.PGDATA);
    };
    return { emscriptenOpts: { ...options, preRun: [...(options.preRun ?? []), mountFolder] } };
  }

  /** Called when initdb is done, before the database would start, which is left to the program. */
  override async syncToFs(): Promise<void> {
    this.made = true;
    throw new Error('The files are made');
  }
}

/** What Emscripten's module offers to mount a folder; its own types leave NODEFS out. */
interface Mounting {
  readonly NODEFS: unknown;
  readonly FS: { mkdirTree(path: string): void; mount(type: unknown, options: object, at: string): void };
}

const files = new FolderFilesystem(process.argv.at(-1) ?? '');
try {
  await PGlite.create({ fs: files, initDbStartParams: ['-c', 'shared_buffers=16MB'] });
} catch (error) {
  if (!files.made) throw error;
}
