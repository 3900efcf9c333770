/** Replaces the library's cache of mutations, because changes go through `useAct`. */
export class MutationCache {
  clear(): void {}

  resumePausedMutations(): Promise<void> {
    return Promise.resolve();
  }
}
