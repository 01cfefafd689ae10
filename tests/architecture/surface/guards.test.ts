import { describe, expect, it } from 'vitest';
import { pages } from '#src/contract/pages.ts';
import { guardFaults } from '../checks/surface/guards.ts';
import { faultText } from '../checks/source.ts';
import { readOne } from '../read-tree.ts';

describe('the guards', () => {
  it('are the three values of auth, beside middleware that is known', () => {
    const rows = Object.entries(pages).map(([name, { auth, middleware }]) => ({ name, auth, middleware }));
    const checks = readOne('src/web/shared/tracking/page-checks.ts')?.text ?? '';
    const known = /runMiddleware\(\{([^}]*)\}/.exec(checks)?.[1] ?? '';
    const names = [...known.matchAll(/([a-z][\w-]*)(?=:)/gi)].map(([name]) => name);
    expect(names, 'page-checks.ts names the middleware').not.toEqual([]);
    expect(guardFaults(rows, names).map(faultText)).toEqual([]);
  });

  it('finds what is planted', () => {
    const row = { name: 'user', auth: true, middleware: ['risk'] };
    expect(guardFaults([row], ['risk'])).toEqual([]);
    expect(guardFaults([{ ...row, auth: 'ture' }], ['risk'])).toHaveLength(1);
    expect(guardFaults([{ ...row, auth: undefined }], ['risk'])).toHaveLength(1);
    expect(guardFaults([{ ...row, middleware: ['rsik'] }], ['risk'])).toHaveLength(1);
    expect(guardFaults([{ ...row, middleware: ['authenticated'] }], ['authenticated'])).toHaveLength(1);
  });
});
