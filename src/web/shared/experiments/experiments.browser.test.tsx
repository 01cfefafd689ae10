import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import type { Variant } from '#src/domain/site/choices/experiments.ts';
import { takeExposures, usePart, useRanking } from '#src/web/shared/experiments/experiments.ts';
import { BrowserFrame, browserServices } from '../../../../tests/browser/browser-frame.tsx';

const untouched = { items: [], texts: [], ranking: false, parts: [] };
const variants: readonly Variant[] = [
  {
    experiment: 1,
    group: 2,
    sections: {},
    texts: {},
    ranking: null,
    parts: { 'activity.similar': 'paper' },
    touches: { ...untouched, parts: ['activity.similar'] },
  },
  {
    experiment: 3,
    group: 1,
    sections: {},
    texts: {},
    ranking: 'new',
    parts: {},
    touches: { ...untouched, ranking: true },
  },
];
const services = browserServices({});
const trying = { ...services, site: { ...services.site, variants } };

function Part() {
  return <p>{usePart('activity.similar')}</p>;
}

function Results({ isAsked }: { readonly isAsked: boolean }) {
  useRanking(isAsked);
  return <p>results</p>;
}

describe('exposure to experiments', () => {
  it('is reported for a page part that is drawn before there is a reporter', async () => {
    const { locator } = await render(
      <BrowserFrame services={trying}>
        <Part />
      </BrowserFrame>,
    );
    await expect.element(locator.getByText('paper')).toBeVisible();
    const reported: unknown[] = [];
    takeExposures((one) => void reported.push(one));
    expect(reported).toEqual([{ experiment: 1, group: 2 }]);
  });

  it('is reported for the order of results only when the visitor chose none', async () => {
    const reported: unknown[] = [];
    takeExposures((one) => void reported.push(one));
    const results = (isAsked: boolean) => (
      <BrowserFrame services={trying}>
        <Results isAsked={isAsked} />
      </BrowserFrame>
    );
    const { rerender } = await render(results(true));
    expect(reported).toEqual([]);
    await rerender(results(false));
    expect(reported).toEqual([{ experiment: 3, group: 1 }]);
  });
});
