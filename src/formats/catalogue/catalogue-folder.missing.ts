import { readdir } from 'node:fs/promises';

/** Returns the names in a folder that need not be there. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(ifMissing([]));
}

/**
 * Returns a value for a file or folder that is not there, and throws any other failure: what is there and cannot be read must
 * not pass for nothing.
 */
export function ifMissing<Value>(value: Value): (failure: unknown) => Value {
  return (failure) => {
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return value;
    throw failure;
  };
}
