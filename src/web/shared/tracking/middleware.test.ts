import { expect, it } from 'vitest';

import { pages } from '#src/contract/pages.ts';
import { runMiddleware } from '#src/web/shared/tracking/middleware.ts';

it('runs what a row names, in its order', () => {
  const ran: string[] = [];
  const known = { risk: () => ran.push('risk'), other: () => ran.push('other') };
  runMiddleware(known, ['other', 'risk'], (text) => ran.push(text));
  expect(ran).toEqual(['other', 'risk']);
});

it.each(['riks', '', 'constructor', '__proto__'])('warns of the unknown name %j and goes on', (name) => {
  const ran: string[] = [];
  const warnings: string[] = [];
  runMiddleware({ risk: () => ran.push('risk') }, [name, 'risk'], (text) => warnings.push(text));
  expect(warnings).toEqual([`unknown middleware: ${name}`]);
  expect(ran).toEqual(['risk']);
});

it('is the risk-detection script everywhere but on the three routes of the specification, and where no script can run', () => {
  const without = Object.entries(pages).flatMap(([name, { middleware }]) => (middleware.length === 0 ? [name] : []));
  expect(without).toEqual(['partnership', 'successful-redeem', 'failed-redeem', 'offline']);
  expect(new Set(Object.values(pages).flatMap(({ middleware }) => [...middleware]))).toEqual(new Set(['risk']));
});
