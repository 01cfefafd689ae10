import { expect, it } from 'vitest';

import type { ActivityAnswer } from '#src/contract/catalogue/catalogue.ts';
import type { Example } from '#src/web/catalogue/activity/packages/example-date.ts';
import { activityStructured } from '#src/web/catalogue/activity/activity-structured.ts';
import { loadContext } from '../../../../tests/load-context.ts';

const english = (text: string) => ({ text, lang: 'en' });

async function images(picture: string, pictures: readonly string[]): Promise<readonly string[]> {
  const { context } = await loadContext({ page: 'activity', answers: {} });
  const card = {
    id: 1,
    title: english('Tower'),
    summary: english('High.'),
    picture,
    category: 'attraction',
    destination: { id: 3, slug: 'tokyo', name: english('Tokyo') },
    from: null,
    rating: null,
  };
  // The structured data of pictures needs only these fields of an activity.
  const activity = { card, supplier: '', pictures, options: [] } as unknown as ActivityAnswer;
  const { '@graph': graph } = JSON.parse(activityStructured(context, '/activity/1-tower', activity, null));
  return graph[0].image.map((one: string) => /pictures\/(.*)\/og\.jpg$/.exec(one)?.[1]);
}

it('prices a show by what one adult pays', async () => {
  const { context } = await loadContext({ page: 'activity', answers: {} });
  const price = (minor: number) => ({ minor, currency: 'USD' });
  const unit = (id: string, type: string) => ({
    id,
    type,
    minAge: 0,
    maxAge: 99,
    pax: 1,
    accompanied: type === 'INFANT',
  });
  const option = { units: [unit('infant', 'INFANT'), unit('child', 'CHILD'), unit('adult', 'ADULT')] };
  const activity = {
    card: {
      id: 1,
      title: english('Opera'),
      summary: english('Sung.'),
      picture: 'a',
      category: 'show',
      destination: { id: 3, slug: 'tokyo', name: english('Tokyo') },
      from: price(4_000),
      rating: null,
    },
    supplier: '',
    pictures: [],
    options: [option],
    meetingPoint: { name: 'Door', address: '1 Road', lat: 1, lng: 2 },
  } as unknown as ActivityAnswer;
  const prices = Object.entries({ infant: 0, child: 2_000, adult: 4_000 });
  const slot = {
    startsAt: '2026-12-05T10:00:00Z',
    status: 'available',
    prices: prices.map(([unitId, minor]) => ({ unitId, price: price(minor) })),
  };
  const example = { option, date: '2026-12-05', slot } as unknown as Example;
  const { '@graph': graph } = JSON.parse(activityStructured(context, '/activity/1-opera', activity, example));
  const offers = graph.flatMap((one: { offers?: object }) => one.offers ?? []);
  expect(offers).toMatchObject([{ lowPrice: '40.00' }, { price: '40.00', priceCurrency: 'USD' }]);
});

it('shows three pictures of an activity, each once', async () => {
  expect(await images('a', ['a', 'b', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c']);
  expect(await images('a', ['a'])).toEqual(['a']);
});
