import { pegs } from '#src/domain/shared/money/pegs.ts';
import { expect, it } from 'vitest';

import { readEuroCsv, readEuroXml } from '#src/formats/site/euro-rates.ts';
import type { RateSheet, ReadSheet } from '#src/domain/shared/money/rate-sheet.ts';
import { rateText } from '#src/domain/shared/money/exchange.ts';

const today = '2026-04-14';
const good = [
  'Date,USD,JPY,HRK,XAU,HKD,',
  '2026-04-13,1.1684,186.75,N/A,0.0004,9.1507,',
  '2026-04-10,1.1711,N/A,N/A,0.0004,9.1729,',
  '2022-12-30,1.0666,140.66,7.5345,N/A,8.3163,',
].join('\n');

function sheetOf(read: ReadSheet): RateSheet {
  if (!read.ok) throw new Error(`${read.fault.line}: ${read.fault.reason}`);
  return read.sheet;
}

function faultOf(read: ReadSheet): string {
  return read.ok ? 'none' : `${read.fault.line}: ${read.fault.reason}`;
}

it('turns units per euro into HKD per unit, oldest day first', () => {
  const { days } = sheetOf(readEuroCsv(good, today));
  expect(days.map(({ date }) => date)).toEqual(['2022-12-30', '2026-04-10', '2026-04-13']);
  const rates = [...(days.at(-1)?.hkdPerUnit ?? [])].map(([currency, rate]) => [currency, rateText(rate)]);
  // 9.1507 / 1.1684 = 7.831821294… and 9.1507 / 186.75 = 0.048999732…
  expect(rates.filter(([currency]) => currency !== undefined && !Object.hasOwn(pegs, currency))).toEqual([
    ['EUR', '9.1507'],
    ['USD', '7.83182129'],
    ['JPY', '0.04899973'],
  ]);
});

it('takes the rates of today, and one that doubles or halves exactly', () => {
  const rows = (first: string, second: string): ReadSheet =>
    readEuroCsv(`Date,USD,HKD\n2026-04-14,${second},9\n2026-04-13,${first},9`, today);
  expect(sheetOf(rows('1', '2')).days).toHaveLength(2);
  expect(sheetOf(rows('2', '1')).days).toHaveLength(2);
  expect(faultOf(rows('1', '2.1'))).toMatch(/^2: USD is more than twice/);
});

it('compares rates of days that follow one another, and ends a series after 35 days without one', () => {
  const rows = (older: string): ReadSheet =>
    readEuroCsv(`Date,USD,SEK,HKD\n2026-04-14,3,N/A,9\n${older},1,11,9`, today);
  expect(faultOf(rows('2026-03-10'))).toMatch(/^2: USD is more than twice/);
  const later = sheetOf(rows('2026-03-09'));
  expect(later.days).toHaveLength(2);
  expect(later.refused).toEqual([{ currency: 'SEK', reason: 'its series ended on 2026-03-09' }]);
  const still = sheetOf(readEuroCsv('Date,SEK,HKD\n2026-04-14,N/A,9\n2026-03-10,11,9', today));
  expect(still.refused).toEqual([]);
});

it('refuses a rate that needs more than eight decimals', () => {
  const text = 'Date,IDR,HKD\n2026-04-14,999999999,0.00000001';
  expect(faultOf(readEuroCsv(text, today))).toBe('2: IDR is worth less than eight decimals can tell');
});

it('says of every column what became of it', () => {
  const { taken, refused, pegged, absent } = sheetOf(readEuroCsv(good, today));
  expect(taken).toEqual([
    { currency: 'USD', first: '2022-12-30', last: '2026-04-13', without: 0 },
    { currency: 'JPY', first: '2022-12-30', last: '2026-04-13', without: 1 },
    { currency: 'HKD', first: '2022-12-30', last: '2026-04-13', without: 0 },
  ]);
  expect(refused).toEqual([
    { currency: 'HRK', reason: 'its series ended on 2022-12-30' },
    { currency: 'XAU', reason: 'we do not sell in it' },
  ]);
  expect(absent).toContain('TWD');
  expect([...absent, ...pegged]).toHaveLength(41);
});

it('refuses a series of ours that ended, and one without a rate', () => {
  const ended = sheetOf(readEuroCsv(good.replaceAll('HRK', 'ISK').replaceAll('XAU', 'AED'), today));
  expect(ended.refused).toEqual([{ currency: 'ISK', reason: 'its series ended on 2022-12-30' }]);
  const none = sheetOf(readEuroCsv('Date, USD, AUD, HKD\n13 April 2026, 1.1684, N/A, 9.1507', today));
  expect(none.refused).toEqual([{ currency: 'AUD', reason: 'has no rate on any day' }]);
});

it('reads the file of one day as the bank spells it, and one from another system', () => {
  const { days } = sheetOf(readEuroCsv('\uFEFFDate, USD, HKD, \r\n13 April 2026, 1.1684, 9.1507, \r\n', today));
  expect(days).toMatchObject([{ date: '2026-04-13' }]);
});

it.each([
  ['', '1: a header such as'],
  ['Date,', '1: a header such as'],
  ['<html>', '1: a header such as'],
  [good.split('\n', 1).join(''), '0: it contains no day'],
  [good.replace('HRK', 'USD'), '1: "USD" is not the column of a currency'],
  [good.replace('HRK', 'H K'), '1: "H K" is not'],
  [good.replace('HRK', 'HRKX'), '1: "HRKX" is not'],
  [good.replace('HRK', 'XHRK'), '1: "XHRK" is not'],
  [good.replace('HRK', 'x'.repeat(99)), `1: "${'x'.repeat(40)}" is not`],
  [good.replace('1.1711', '9'.repeat(99)), `3: USD: "${'9'.repeat(40)}" is not a rate`],
  [good.replace('2026-04-10', 'd'.repeat(99)), `3: "${'d'.repeat(40)}" is not a date`],
  [good.replace('2026-04-10', 'x2026-04-10'), '3: "x2026-04-10" is not a date'],
  [good.replace('2026-04-10', '2026-04-100'), '3: "2026-04-100" is not a date'],
  [good.replace('2026-04-10', '110 April 2026'), '3: "110 April 2026" is not a date'],
  [good.replace('2026-04-10', '10 April 20266'), '3: "10 April 20266" is not a date'],
  [good.replace('1.1711,', ''), '3: 4 rates were found and 5 expected'],
  [good.replace('1.1711', '1.1711,7'), '3: 6 rates were found and 5 expected'],
  [good.slice(0, good.indexOf('9.1729')), '3: 4 rates were found'],
  [good.replace('1.1711', '1,1711'), '3: 6 rates were found'],
  [good.replace('1.1711', '-1.1711'), '3: USD: "-1.1711" is not a rate'],
  [good.replace('1.1711', '0'), '3: USD: "0" is not a rate'],
  [good.replace('1.1711', ''), '3: USD: "" is not a rate'],
  [good.replace('1.1711', 'NaN'), '3: USD: "NaN" is not a rate'],
  [good.replace('1.1711', '1e3'), '3: USD: "1e3" is not a rate'],
  [good.replace('1.1711', '1.123456789'), '3: USD: "1.123456789" is not a rate'],
  [good.replace('2026-04-10', '2026-02-30'), '3: "2026-02-30" is not a date'],
  [good.replace('2026-04-10', '10/04/2026'), '3: "10/04/2026" is not a date'],
  [good.replace('2026-04-10', '31 Brumaire 2026'), '3: "31 Brumaire 2026" is not a date'],
  [good.replace('2026-04-10', '2026-04-13'), '3: 2026-04-13 occurs twice'],
  [good.replace('2026-04-13', '2026-04-15'), '2: 2026-04-15 is in the future'],
  [good.replaceAll('HKD', 'SEK'), '0: it has no rate of HKD'],
  [good.replace('9.1729', 'N/A'), '3: there is no rate of HKD on 2026-04-10'],
  [good.replace('1.1684', '11.684'), '2: USD is more than twice or less than half'],
  [good.replace('1.1684', '0.11684'), '2: USD is more than twice or less than half'],
])('refuses the whole of %j', (text, fault) => {
  expect(faultOf(readEuroCsv(text, today)).slice(0, fault.length)).toBe(fault);
});

const xml = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01">
<Cube>
<Cube time="2026-04-13"><Cube currency="USD" rate="1.1684"/><Cube currency="HKD" rate="9.1507"/></Cube>
<Cube time='2026-04-10'><Cube currency='USD' rate='1.1711'/><Cube currency='HKD' rate='9.1729'/></Cube>
</Cube></gesmes:Envelope>
`;

it('reads the same from XML', () => {
  const csv = 'Date,USD,HKD\n2026-04-13,1.1684,9.1507\n2026-04-10,1.1711,9.1729';
  expect(sheetOf(readEuroXml(xml, today))).toEqual(sheetOf(readEuroCsv(csv, today)));
});

it.each([
  [xml.slice(0, -30), '0: the end of the document is missing'],
  [xml.replace(' time="2026-04-13"', ''), '4: USD belongs to no day'],
  [xml.replace('2026-04-13', '2026-13-04'), '4: "2026-13-04" is not a date'],
  [xml.replace('"HKD"', '"HKDX"'), '4: "HKDX" is not a currency, or occurs twice'],
  [xml.replace('"HKD"', '"XHKD"'), '4: "XHKD" is not a currency, or occurs twice'],
  [`${xml}<more/>`, '0: the end of the document is missing'],
  [xml.replace('"HKD"', '"USD"'), '4: "USD" is not a currency, or occurs twice'],
  [xml.replace('rate="1.1684"', ''), '4: USD: "" is not a rate'],
  ['<html></html></Envelope>', '0: it contains no day'],
])('refuses the whole of a damaged XML (%#)', (text, fault) => {
  expect(faultOf(readEuroXml(text, today))).toBe(fault);
});

it('reads an XML whose tags are broken over lines, and nothing of comments and character data', () => {
  const odd = xml
    .replaceAll('<Cube ', '<Cube\n  ')
    .replace('<Cube>', '<!-- <Cube time="2026-13-04"> --><Cube><![CDATA[<Cube time="2026-13-04">]]>');
  expect(sheetOf(readEuroXml(odd, today)).days).toEqual(sheetOf(readEuroXml(xml, today)).days);
});

it.each([
  [xml.replace('/></Cube>', '/></Cub>'), '4: the XML is damaged: unexpected close tag'],
  [xml.replace('"USD"', 'USD'), '4: the XML is damaged: unquoted attribute value'],
  [xml.replace('"USD"', '"USD" currency="JPY"'), '4: the XML is damaged: duplicate attribute: currency'],
])('names the line on which an XML is damaged (%#)', (text, fault) => {
  expect(faultOf(readEuroXml(text, today))).toBe(fault);
});

it('expands no entity of a document, of its own or from outside', () => {
  const billions = Array.from({ length: 9 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('');
  for (const entities of [`<!ENTITY e0 "ha">${billions}`, '<!ENTITY e9 SYSTEM "file:///etc/passwd">']) {
    const laughs = xml.replace('<gesmes:', `<!DOCTYPE rates [${entities}]><gesmes:`).replace('"USD"', '"&e9;"');
    expect(faultOf(readEuroXml(laughs, today))).toBe('4: the XML is damaged: undefined entity');
  }
});
