import { describe, expect, it } from 'vitest';

import { readGtfs, type ReadGtfs } from '../../../../tests/gtfs-rows.ts';

const translated = (...rows: readonly string[]): ReadGtfs =>
  readGtfs({ 'stops.txt': ['x,Low,36,139,,,,,'], 'routes.txt': ['high,k,H,Long,2'], 'translations.txt': rows });
const namesOf = ({ finished }: ReadGtfs): Record<string, unknown> =>
  Object.fromEntries(
    [...(finished?.feed.stations ?? []), ...(finished?.feed.lines ?? [])].map(({ key, names }) => {
      const { default: _default, ja: _own, ...others } = names;
      return [key, others];
    }),
  );
const kinds = ({ draft }: ReadGtfs): unknown => [...(draft.reports.all().kinds.get('translations.txt') ?? [])];
const none = { p: {}, q: {}, r: {}, x: {}, low: {}, high: {} };

describe('translations', () => {
  it.each([
    ['stops,stop_name,en,Pier One,p,,,', { p: { en: 'Pier One' } }],
    ['stops,stop_name,en,Pier One,,Pier,,', { p: { en: 'Pier One' } }],
    ['routes,route_short_name,zh_hant,Tief,low,,,', { low: { 'zh-Hant': 'Tief' } }],
    ['routes,route_long_name,en,Far,,Long,,', { high: { en: 'Far' } }],
    // The old form, by the name alone, wherever it occurs.
    [',,,Pier One,,,Pier,en', { p: { en: 'Pier One' } }],
    [',,,Tief,,,Low,de', { x: { de: 'Tief' }, low: { de: 'Tief' } }],
    // Of a route that has a long name, that is its name.
    ['routes,route_short_name,en,Aitch,high,,,', {}],
  ])('read "%s"', (row, names) => {
    const read = translated(row);
    expect([read.rejected, kinds(read), namesOf(read)]).toEqual([[], [], { ...none, ...names }]);
  });

  it('of the record win over those of the value, language by language', () => {
    const read = translated(
      'stops,stop_name,en,By record,p,,,',
      'stops,stop_name,en,By value,,Pier,,',
      'stops,stop_name,de,Nach Wert,,Pier,,',
    );
    expect(namesOf(read)).toMatchObject({ p: { en: 'By record', de: 'Nach Wert' } });
  });

  it('do not replace the name in the language of the feed', () => {
    const read = translated('stops,stop_name,ja,Other,p,,,');
    expect(read.finished?.feed.stations[0]?.names).toEqual({ default: 'ja', ja: 'Pier' });
  });

  it.each([
    ['stops,stop_name,?,Pier One,p,,,', '? is no language'],
    ['stops,stop_name,,Pier One,p,,,', ' is no language'],
    ['stops,stop_name,en,Pier One,p,Pier,,', 'it names either a record or a value'],
    ['stops,stop_name,en,Pier One,,,,', 'it names either a record or a value'],
    [',,en,Pier One,,,,', 'it names either a record or a value'],
  ])('read "%s" and report that %s', (row, reason) => {
    expect(translated(row).rejected).toEqual([`translations.txt:2 ${reason}`]);
  });

  it.each([
    ['stops,stop_name,en,Gone,z,,,', 'it translates nothing of the feed'],
    ['stops,stop_name,en,Gone,,Zzz,,', 'it translates nothing of the feed'],
    ['routes,route_long_name,en,Gone,p,,,', 'it translates nothing of the feed'],
    ['stops,stop_name,en,Gone,,Long,,', 'it translates nothing of the feed'],
    [',,,Gone,,,Zzz,en', 'it translates nothing of the feed'],
    [',,,,,,Pier,en', 'it translates nothing of the feed'],
    ['stops,stop_name,en,,p,,,', 'it has no translation'],
    ['stops,stop_desc,en,Text,p,,,', 'stop_desc of stops is not shown, and so not translated'],
    ['trips,trip_headsign,en,Text,t,,,', 'trip_headsign of trips is not shown, and so not translated'],
    ['routes,stop_name,en,Text,low,,,', 'stop_name of routes is not shown, and so not translated'],
  ])('read "%s" and set it aside: %s', (row, reason) => {
    const read = translated(row);
    expect([read.rejected, kinds(read), namesOf(read)]).toEqual([[], [[reason, 1]], none]);
  });
});

describe('the language of names', () => {
  it.each([
    [['ko'], 'k,Kita,Asia/Tokyo,ja', 'ko'],
    [[], 'k,Kita,Asia/Tokyo,fr', 'fr'],
    [[], 'k,Kita,Asia/Tokyo,', 'und'],
  ])('is what feed_info.txt says (%j), else the first agency (%s): %s', (info, agency, language) => {
    const { finished } = readGtfs({ 'feed_info.txt': info }, { 'agency.txt': [agency, 'z,Zed,Asia/Tokyo,it'] });
    expect(finished?.feed.stations[0]?.names).toEqual({ default: language, [language]: 'Pier' });
  });
});
