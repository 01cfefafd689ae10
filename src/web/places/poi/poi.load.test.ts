import { describe, expect, it } from 'vitest';

import type { PoiAnswer, PoiCard } from '#src/contract/places/places.ts';
import { loadAttraction } from '#src/web/places/attraction/attraction.load.ts';
import { loadPoi } from '#src/web/places/poi/poi.load.ts';
import { loadContext } from '../../../../tests/load-context.ts';

const card: PoiCard = {
  id: 3001,
  slug: 'senso-ji',
  name: { text: 'Senso-ji', lang: 'en' },
  kind: 'sacred',
  destination: { id: 3, slug: 'tokyo', name: { text: 'Tokyo', lang: 'en' } },
  countries: ['JP'],
  lat: 35.7148,
  lng: 139.7967,
  picture: 'pagoda-dusk-31',
  products: 1,
  metres: null,
  source: 'own',
};

const tower: PoiCard = {
  ...card,
  id: 3002,
  slug: 'tower',
  name: { text: 'Tower', lang: 'en' },
  lat: 35.8,
  metres: 9500,
};

const poi: PoiAnswer = {
  card,
  localName: { text: '浅草寺', lang: 'ja' },
  text: { text: 'An old temple.', lang: 'en' },
  opening: {
    timeZone: 'Asia/Tokyo',
    today: '2026-11-21',
    now: { state: 'opens', date: '2026-11-23', from: '06:00', at: '2026-11-22T21:00:00.000Z' },
    days: [
      { date: '2026-11-21', hours: null },
      { date: '2026-11-22', hours: { from: '00:00', to: '00:00', lastEntry: null } },
      { date: '2026-11-23', hours: { from: '06:00', to: '17:00', lastEntry: '16:30' } },
    ],
    closed: ['12-31', '2026-12-08'],
  },
  products: [],
  nearby: [tower],
};

const path = '/v1/usrcsrv/poi/:id';

async function load(params: Record<string, string>, answer: PoiAnswer | string = poi) {
  const { context } = await loadContext({ page: 'poi', params, answers: { [path]: answer } });
  return loadPoi(context);
}

async function viewOf(answer: PoiAnswer) {
  const { id, slug } = answer.card;
  const loaded = await load(slug === null ? { id: String(id) } : { id: String(id), path: slug }, answer);
  if (loaded.kind !== 'page') throw new Error(loaded.kind);
  return loaded.data;
}

describe('the page of a sight', () => {
  it('has one address: a wrong or missing slug redirects there, an unknown id is not found', async () => {
    expect(await load({ id: '3001' })).toEqual({ kind: 'moved', path: '/poi/3001-senso-ji' });
    expect(await load({ id: '3001', path: 'old' })).toEqual({ kind: 'moved', path: '/poi/3001-senso-ji' });
    expect(await load({ id: '9' }, 'not_found')).toEqual({ kind: 'missing' });
    expect(await load({ id: '3001', path: 'senso-ji' })).toMatchObject({
      kind: 'page',
      head: { path: '/poi/3001-senso-ji', description: 'An old temple.' },
    });
  });

  it('has no slug where there is no name in Latin letters', async () => {
    const bare = { ...poi, card: { ...card, id: 1_000_001, slug: null } };
    expect(await load({ id: '1000001' }, bare)).toMatchObject({ kind: 'page', head: { path: '/poi/1000001' } });
    expect(await load({ id: '1000001', path: 'x' }, bare)).toEqual({ kind: 'moved', path: '/poi/1000001' });
  });

  it('fails aloud when the call does', async () => {
    await expect(load({ id: '3001' }, 'busy')).rejects.toThrow('poi: busy');
  });

  it('shows the opening hours of the week with today marked, and the current and next state', async () => {
    const { opening } = await viewOf(poi);
    expect(opening?.state).toMatchObject({ open: false, next: { at: Date.UTC(2026, 10, 22, 21), open: true } });
    expect(opening?.days.map(({ today }) => today)).toEqual([true, false, false]);
    expect(opening?.days.map(({ day }) => day)).toEqual(['Saturday', 'Sunday', 'Monday']);
    expect(opening?.days[2]?.hours).toContain('6:00');
    expect(opening?.notes).toHaveLength(2);
    expect(await viewOf({ ...poi, opening: null })).toMatchObject({ opening: null });
  });

  it('puts the neighbours in their true direction', async () => {
    const { where, nearby } = await viewOf(poi);
    expect(where.coordinates).toBe('35.7148, 139.7967');
    const [here, north] = where.locator.dots;
    expect(here).toMatchObject({ x: 50, y: 50, kind: 'here' });
    expect(north).toMatchObject({ x: 50, label: 'Tower', href: '/poi/3002-tower/' });
    expect(nearby[0]).toMatchObject({ href: '/poi/3002-tower/', distance: '9.5 km' });
  });

  it('says to search engines what it knows, and nothing else', async () => {
    const { '@graph': graph } = JSON.parse((await viewOf(poi)).structured);
    expect(graph[0]).toMatchObject({
      '@type': 'TouristAttraction',
      name: 'Senso-ji',
      alternateName: '浅草寺',
      url: 'http://localhost:3000/poi/3001-senso-ji/',
      image: 'http://localhost:3000/pictures/pagoda-dusk-31/og.jpg',
      address: { addressLocality: 'Tokyo', addressCountry: 'JP' },
      openingHoursSpecification: [
        { dayOfWeek: 'https://schema.org/Sunday', opens: '00:00', closes: '23:59' },
        { dayOfWeek: 'https://schema.org/Monday', opens: '06:00', closes: '17:00' },
      ],
    });
    const bare = await viewOf({ ...poi, text: null, opening: null, localName: null, card: { ...card, picture: null } });
    expect(Object.keys(JSON.parse(bare.structured)['@graph'][0])).toEqual(['@type', 'name', 'geo', 'address', 'url']);
  });
});

describe('the old address of an attraction', () => {
  it.each([{ id: '3001' }, { id: '3001', path: 'anything' }])('leads to the sight in one step: %o', async (params) => {
    const { context } = await loadContext({ page: 'attraction', params, answers: { [path]: poi } });
    expect(await loadAttraction(context)).toEqual({ kind: 'moved', path: '/poi/3001-senso-ji' });
  });

  it('is nowhere for an unknown id', async () => {
    const { context } = await loadContext({
      page: 'attraction',
      params: { id: '9' },
      answers: { [path]: 'not_found' },
    });
    expect(await loadAttraction(context)).toEqual({ kind: 'missing' });
  });
});
