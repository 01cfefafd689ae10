import type * as FileSystem from 'node:fs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, vi } from 'vitest';

import { makeFolderFor } from '#src/server/database/embedded/embedded-postgres-account.ts';

// What a process sees when another one makes the folder right after it looked.
vi.mock('node:fs', async (load) => ({ ...(await load<typeof FileSystem>()), existsSync: () => false }));

it('makes a folder that another process has made in the meantime', () => {
  const above = mkdtempSync(join(tmpdir(), 'folder-for-'));
  try {
    const folder = join(above, 'postgres');
    makeFolderFor(undefined, folder);
    expect(() => makeFolderFor(undefined, folder)).not.toThrow();
  } finally {
    rmSync(above, { recursive: true });
  }
});
