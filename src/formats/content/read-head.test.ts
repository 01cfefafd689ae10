import { describe, expect, it } from 'vitest';

import { readHead } from '#src/formats/content/read-head.ts';

const english = { key: 'spring', isEnglish: true, isSource: true, themes: new Set(['meander', 'agoda']) };
const british = { ...english, isEnglish: false };
const japanese = { ...british, isSource: false };
const both = ['title: Spring', 'summary: It is spring.'];
const faultsOf = (lines: readonly string[], about = english): readonly string[] =>
  readHead(lines, about).faults.map(({ line, reason }) => `${line} ${reason}`);

describe('readHead', () => {
  it('returns what the two facts of every file say, and for the rest what holds for everybody', () => {
    expect(readHead(both, english)).toEqual({
      head: {
        title: 'Spring',
        summary: 'It is spring.',
        translated: {},
        slot: 'spring',
        picture: null,
        link: null,
        date: null,
        platforms: 15,
        markets: [],
        languages: [],
        residences: [],
        partners: [],
        begins: null,
        ends: null,
        priority: 0,
        state: 'published',
      },
      faults: [],
    });
  });

  it('returns every fact of an English file, lists in order and without repetition', () => {
    const lines = [
      ...both,
      'slot: winter-home',
      'picture: harbour-dusk-12',
      'link: https://example.com/a',
      'date: 2028-02-29',
      'platforms: IOS WEB',
      'markets: global, cn global',
      'languages: ko ja',
      'residences: SG HK',
      'partners: meander agoda',
      'from: 2026-03-01T00:00:00Z',
      'until: 2026-03-01T00:00:01Z',
      'priority: -12',
      'state: draft',
    ];
    const { head, faults } = readHead(lines, english);
    expect(faults).toEqual([]);
    expect(head).toEqual({
      title: 'Spring',
      summary: 'It is spring.',
      translated: {},
      slot: 'winter-home',
      picture: 'harbour-dusk-12',
      link: 'https://example.com/a',
      date: '2028-02-29',
      platforms: 10,
      markets: ['cn', 'global'],
      languages: ['ja', 'ko'],
      residences: ['HK', 'SG'],
      partners: ['agoda', 'meander'],
      begins: '2026-03-01T00:00:00Z',
      ends: '2026-03-01T00:00:01Z',
      priority: -12,
      state: 'draft',
    });
  });

  it.each([
    ['a name that is no fact', 'colour: red', '4 unknown content attribute: "colour: red"'],
    ['a line that is no fact', 'It is spring.', '4 unknown content attribute: "It is spring."'],
    ['a fact without a value', 'slot:', '4 unknown content attribute: "slot:"'],
    ['a long odd line by its beginning', 'x'.repeat(60), `4 unknown content attribute: "${'x'.repeat(40)}"`],
    ['a fact that is given twice', 'title: Again', '4 title occurs twice'],
    ['a review of the English itself', 'reviewed: yes', '4 reviewed may only be set in translations'],
    ['a translation of the English itself', 'translated: no', '4 translated may only be set in translations'],
    ['a slot with capitals', 'slot: Home', '4 slot: lower-case words with dashes'],
    ['a picture that nobody paints', 'picture: moon-dusk-1', '4 picture: a scene such as harbour-dusk-12'],
    ['a link that is no path', 'link: javascript:alert(1)', '4 link: a path of this site, or https'],
    ['a day that the calendar lacks', 'date: 2026-02-30', '4 date: a date such as 2026-03-01'],
    ['a day of another form', 'date: 1 March 2026', '4 date: a date such as 2026-03-01'],
    ['an unknown platform', 'platforms: WATCH', '4 platforms: some of ALL ANDROID IOS APP MOBILE WEB'],
    ['an unknown market', 'markets: cn mars', '4 markets: global or cn'],
    ['an unknown language', 'languages: ja xx', '4 languages: "xx" is not a supported language'],
    ['an unknown country', 'residences: HK ZZ', '4 residences: "ZZ" is no country; codes are such as HK'],
    ['an unknown partner', 'partners: nobody', '4 partners: "nobody" is no partner of ours'],
    ['a begin that is no instant', 'from: 2026-03-01', '4 from: an instant such as 2026-03-01T00:00:00Z'],
    [
      'an end on a day that there is not',
      'until: 2026-02-30T00:00:00Z',
      '4 until: an instant such as 2026-03-01T00:00:00Z',
    ],
    [
      'an end at an hour that there is not',
      'until: 2026-02-01T25:00:00Z',
      '4 until: an instant such as 2026-03-01T00:00:00Z',
    ],
    ['a priority of five digits', 'priority: 10000', '4 priority: a number from -9999 to 9999'],
    ['a priority with a leading zero', 'priority: 07', '4 priority: a number from -9999 to 9999'],
    ['an unknown state', 'state: hidden', '4 state: draft or published'],
  ])('reports %s at its line', (_what, line, fault) => {
    expect(faultsOf([...both, line])).toEqual([fault]);
  });

  it('reports an end that is not after the begin, at the line of the end', () => {
    const window = (until: string) => [...both, 'from: 2026-03-01T00:00:00Z', `until: ${until}`];
    expect(faultsOf(window('2026-03-01T00:00:00Z'))).toEqual(['5 until: is not after from']);
    expect(faultsOf(window('2026-03-01T00:00:01Z'))).toEqual([]);
  });

  it('reports a missing title or summary, and words that are too long or hold invisible signs', () => {
    expect(faultsOf([])).toEqual(['2 title: missing', '2 summary: missing']);
    const titled = (title: string) => faultsOf([`title: ${title}`, 'summary: It is spring.']);
    expect(titled('x'.repeat(400))).toEqual([]);
    for (const title of ['x'.repeat(401), 'turned \u202e round', 'bell \u0007'])
      expect(titled(title)).toEqual(['2 title: too long, or odd']);
  });

  it('reports facts of the English file alone in any other file', () => {
    for (const about of [british, { ...japanese }]) {
      const lines = about.isSource ? both : [...both, 'reviewed: no'];
      expect(faultsOf([...lines, 'state: draft'], about)).toEqual([
        `${lines.length + 2} state may only be set in the English file`,
      ]);
    }
  });

  it('returns the provenance of a translation, and reports one that does not say it', () => {
    const read = (line: string) => readHead([...both, line], japanese);
    const line = 'translated: machine batch 2026-11-27 0123456789abcdef';
    const provenance = { by: 'machine', engine: 'batch', date: '2026-11-27', sourceHash: '0123456789abcdef' };
    expect(read(line)).toMatchObject({ head: { translated: { provenance } }, faults: [] });
    const reason =
      'translated: person <date> <source hash>, or machine <engine> <date> <source hash>: npx meander i18n mark';
    expect(faultsOf(both, japanese)).toEqual([`2 ${reason}`]);
    expect(faultsOf([...both, 'translated: machine 2026-11-27'], japanese)).toEqual([`4 ${reason}`]);
    expect(faultsOf([...both, line, 'reviewed: no'], japanese)).toEqual([`4 ${reason}`]);
    expect(faultsOf(both, british)).toEqual([]);
  });

  it('adopts files from before provenance', () => {
    const read = (line: string) => readHead([...both, line], japanese);
    expect(read('reviewed: yes')).toMatchObject({ head: { translated: { reviewed: true } }, faults: [] });
    expect(read('reviewed: no')).toMatchObject({ head: { translated: {} }, faults: [] });
    expect(read('reviewed: maybe').faults).toHaveLength(1);
  });
});
