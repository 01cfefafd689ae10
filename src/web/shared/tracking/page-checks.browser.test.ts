import { expect, it, vi } from 'vitest';

import { pageChecks } from '#src/web/shared/tracking/page-checks.ts';

it('warns of unknown middleware on the console and in a report', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const report = vi.fn<(level: string, fault: unknown) => void>();
  const events = { record: () => undefined, groupOf: () => null, exposed: () => undefined, flush: () => undefined };
  pageChecks(events, { report, flush: () => undefined })(['riks']);
  expect(warn.mock.calls).toEqual([['unknown middleware: riks']]);
  expect(report.mock.calls).toEqual([['W', 'unknown middleware: riks']]);
  warn.mockRestore();
});
