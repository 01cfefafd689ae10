import { expect, it } from 'vitest';

import { assignments, dyeOf, type Experiment } from '#src/domain/site/experiments.ts';

const now = Date.parse('2026-11-21T00:00:00Z');
const experiment: Experiment = {
  id: 1,
  name: 'two equal halves',
  groups: [
    { id: 11, name: 'a', percent: 50 },
    { id: 12, name: 'b', percent: 50 },
  ],
  needDye: true,
  state: 'running',
  from: null,
  to: null,
};
const ids = Array.from({ length: 10_000 }, (_, index) => `visitor-${index}-of-this-test`);

function groupOf(id: string, changes: Partial<Experiment> = {}): number | undefined {
  return assignments([{ ...experiment, ...changes }], id, now)[0]?.group.id;
}

function share(groupId: number, changes: Partial<Experiment> = {}): number {
  return ids.filter((id) => groupOf(id, changes) === groupId).length / ids.length;
}

it.each([[[50, 50]], [[34, 33, 33]], [[90, 9, 1]], [[0, 100]]])('deals ten thousand visitors out as %j', (percents) => {
  const groups = percents.map((percent, index) => ({ id: index + 1, name: `g${index}`, percent }));
  for (const { id, percent } of groups) {
    // Four standard deviations of a fair draw.
    const margin = 4 * Math.sqrt(((percent / 100) * (1 - percent / 100)) / ids.length);
    expect(Math.abs(share(id, { groups }) - percent / 100)).toBeLessThanOrEqual(margin);
  }
});

it('gives everybody the same group again', () => {
  expect(ids.every((id) => groupOf(id) === groupOf(id))).toBe(true);
  // Fixed for good: whoever changes the hash moves every visitor.
  expect(['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((n) => groupOf(`kepler-${n}`))).toEqual([
    11, 11, 11, 11, 12, 11, 11, 12,
  ]);
});

it('deals each experiment anew: knowing one group tells nothing of another', () => {
  const both = ids.filter((id) => groupOf(id) === 11 && groupOf(id, { id: 2 }) === 11).length / ids.length;
  expect(Math.abs(both - 0.25)).toBeLessThan(0.02);
});

it.each([
  ['stopped', { state: 'stopped' } as const, false],
  ['not begun', { from: '2026-11-21T00:00:00.001Z' }, false],
  ['begun just now', { from: '2026-11-21T00:00:00Z' }, true],
  ['over', { to: '2026-11-21T00:00:00Z' }, false],
  ['to end soon', { to: '2026-11-22T00:00:00Z' }, true],
])('an experiment that is %s', (_name, changes, runs) => {
  expect(groupOf('somebody', changes) !== undefined).toBe(runs);
});

it('names the dye of experiment and group', () => {
  const [first] = assignments([experiment], 'somebody', now);
  expect(first === undefined ? '' : dyeOf(first)).toMatch(/^1:1[12]$/);
});
