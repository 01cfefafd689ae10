import { expect, it } from 'vitest';
import { busyFaults } from '../checks/surface/busy-states.ts';
import { faultText } from '../checks/source.ts';
import { readTree } from '../read-tree.ts';

it('leaves no busy state of a page on when its action throws', () => {
  expect(busyFaults(readTree()).map(faultText)).toEqual([]);
});

const planted: [path: string, text: string][] = [
  ['src/web/a/use-a.ts', 'setBusy(true);\nconst answer = await api.call(a, {});\nsetBusy(false);'],
  ['src/verticals/a.tsx', "setSending('photos');"],
  ['src/ui/a.tsx', 'const go = () => setLoading(true);'],
];

it.each(planted)('finds the violation planted in %s: %s', (path, text) => {
  expect(busyFaults([{ path, text }]).length).toBeGreaterThan(0);
});

const fine: [path: string, text: string][] = [
  ['src/web/a/use-a.ts', 'const answer = await whileBusy(() => api.call(a, {}));'],
  ['src/web/a/use-a.test.ts', 'setBusy(true);'],
  ['src/web/shared/forms/use-busy.ts', 'setDoing(null);'],
  ['src/actions/a.ts', 'setBusy(true);'],
];

it.each(fine)('is content with %s: %s', (path, text) => {
  expect(busyFaults([{ path, text }])).toEqual([]);
});
