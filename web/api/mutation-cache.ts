/** Replaces the library's cache of mutations in the build, because changes go through `useAct`. */
export class MutationCache {
  findAll(): readonly [] {
    return [];
  }

  clear(): void {}

  resumePausedMutations(): Promise<void> {
    return Promise.resolve();
  }
}
