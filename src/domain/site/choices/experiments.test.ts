import { describe, expect, it } from 'vitest';

import {
  actsOnPages,
  assignments,
  dyeOf,
  variantKey,
  variantsFor,
  type Experiment,
} from '#src/domain/site/choices/experiments.ts';

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
  // Fixed for good: changing the hash reassigns every visitor.
  expect(['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((n) => groupOf(`kepler-${n}`))).toEqual([
    11, 11, 11, 11, 12, 11, 11, 12,
  ]);
});

it('groups the browsers of two experiments independently of each other', () => {
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

describe('what acts on pages', () => {
  const acting: Experiment = {
    ...experiment,
    groups: [
      { id: 11, name: 'a', percent: 50, changes: { sections: { 'home-top': 'usual' } } },
      {
        id: 12,
        name: 'b',
        percent: 50,
        changes: {
          sections: { 'home-top': 'other' },
          texts: { id1: { en: 'Go', 'zh-TW': '去' }, id2: { de: 'Los' } },
          ranking: 'best_rated',
          parts: { 'activity.similar': 'hidden' },
        },
      },
    ],
  };
  const seenBy = (group: number, language: 'en' | 'en-GB' | 'ja' = 'en') => {
    const id = ids.find((one) => groupOf(one) === group) ?? '';
    return variantsFor([experiment, acting], id, now, language);
  };

  it('is what any group changes', () => {
    expect([experiment, acting].map(actsOnPages)).toEqual([false, true]);
  });

  it('is what the visitor’s group changes, and touches what any group does', () => {
    const touches = {
      items: ['usual', 'other'],
      texts: ['id1', 'id2'],
      ranking: true,
      parts: ['activity.similar'],
    };
    const [control] = seenBy(11);
    expect(control).toEqual({
      experiment: 1,
      group: 11,
      sections: { 'home-top': 'usual' },
      texts: {},
      ranking: null,
      parts: {},
      touches,
    });
    expect(seenBy(12)).toEqual([
      {
        experiment: 1,
        group: 12,
        sections: { 'home-top': 'other' },
        texts: { id1: 'Go' },
        ranking: 'best_rated',
        parts: { 'activity.similar': 'hidden' },
        touches,
      },
    ]);
  });

  it('speaks the language of the page, or as everybody', () => {
    expect(seenBy(12, 'en-GB')[0]?.texts).toEqual({ id1: 'Go' });
    expect(seenBy(12, 'ja')[0]?.texts).toEqual({});
  });

  it('caches pages separately by groups, and by nothing else of a visitor', () => {
    expect([variantKey([]), variantKey(seenBy(11)), variantKey(seenBy(12))]).toEqual(['', '1:11', '1:12']);
    const keys = new Set(ids.slice(0, 500).map((id) => variantKey(variantsFor([acting], id, now, 'en'))));
    expect(keys).toEqual(new Set(['1:11', '1:12']));
  });

  it('is nothing when the experiment is stopped', () => {
    expect(variantsFor([{ ...acting, state: 'stopped' }], ids[0] ?? '', now, 'en')).toEqual([]);
  });
});
