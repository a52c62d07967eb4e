/** What this site stores in the visitor's browser. */

/**
 * The full name of something that is stored. It begins with the site's address, because all websites on a host share
 * its storage, such as those of `someone.github.io`.
 */
export const storedName = (name: string) => `${import.meta.env.VITE_SITE_ORIGIN}/${name}`;

/** Runs a task on a storage. Returns `undefined` if the storage is full or blocked: pages work without it. */
export function withStorage<Result>(
  kind: 'localStorage' | 'sessionStorage',
  task: (storage: Storage) => Result,
): Result | undefined {
  try {
    return task(globalThis[kind]);
  } catch {
    return undefined;
  }
}
