import { describe, expect, it } from 'vitest';

import { readTermTable, termViolations } from '../../../scripts/i18n/term-table.ts';
import { tradeTables } from '../../../scripts/i18n/trade-words.ts';
import { readBaseline } from '../../../scripts/i18n/texts/coverage.ts';
import { readWords, tags } from '../../../scripts/i18n/read-words.ts';
import { readOne } from '../read-tree.ts';

const table = readTermTable();
const baseline = readBaseline(readOne('src/locales/baseline.json')?.text ?? '');
const others = tags.filter((tag) => tag !== 'en');

describe('the table of terms', () => {
  it('has at least 30 terms, each in every language and met by some message', async () => {
    const english = (await readWords('en')).map(({ source }) => source);
    expect(Object.keys(table.terms).length).toBeGreaterThanOrEqual(30);
    for (const [name, term] of Object.entries(table.terms)) {
      expect(Object.keys(term.in).toSorted(), name).toEqual([...others].toSorted());
      expect(
        english.some((source) => term.found.test(source)),
        name,
      ).toBe(true);
      expect(
        term.except.filter((source) => !english.includes(source)),
        name,
      ).toEqual([]);
    }
  });

  it.each(others)('is not violated in %s more often than its baseline says', async (tag) => {
    const found = (await readWords(tag)).flatMap((word) => termViolations(tag, word, table));
    expect(found.length, 'npx meander i18n report --terms').toBeLessThanOrEqual(baseline[tag]?.terms ?? 0);
  });
});

describe('termViolations', () => {
  const word = (source: string, text: string) => ({ id: source, source, text });
  const own = readTermTable(
    JSON.stringify({
      terms: {
        voucher: {
          found: '\\bvouchers?\\b',
          except: ['Voucher culture'],
          in: { de: { say: ['Voucher'], not: ['Gutschein'] }, 'ar-SA': { say: ['مزوّد'] }, ja: { say: ['バウチャー'] } },
        },
        coupon: { found: '\\bcoupons?\\b', except: [], in: { de: { say: ['Gutschein'] } } },
      },
      words: { ja: [{ found: '[ぁ-ん]!', say: '！' }] },
    }),
  );
  const why = (tag: string, source: string, text: string) =>
    termViolations(tag, word(source, text), own).map((violation) => violation.why);

  it.each([
    ['another word', 'de', 'Your voucher', 'Ihr Bon', ['voucher: Voucher']],
    [
      'a forbidden word beside the right one',
      'de',
      'Voucher',
      'Voucher (Gutscheincode)',
      ['voucher: Voucher, not Gutschein'],
    ],
    ['an expression of the language', 'ja', 'Done', 'できました!', ['！']],
  ])('finds %s', (_what, tag, source, text, violations) => {
    expect(why(tag, source, text)).toEqual(violations);
  });

  it.each([
    ['the term, in lower case or within a word', 'de', 'Vouchers', 'Alle Vouchercodes'],
    ['a word that another term of the message has', 'de', 'Voucher or coupon', 'Voucher oder Gutschein'],
    ['the forbidden word at the end of another word', 'de', 'Voucher', 'Voucher als Geschenkgutschein'],
    ['Arabic without vowel signs', 'ar-SA', 'Voucher', 'مزود'],
    ['an exception', 'de', 'Voucher culture', 'Belegkultur'],
    ['a placeholder with the name of a term', 'de', 'Hello {voucher}', 'Hallo {voucher}'],
    ['a message that is not translated', 'de', 'Voucher', ''],
    ['English', 'en', 'Voucher', 'Slip'],
  ])('accepts %s', (_what, tag, source, text) => {
    expect(why(tag, source, text)).toEqual([]);
  });
});

it('tradeTables puts five terms beside one another, with what not to write', () => {
  const [first = []] = tradeTables(
    readTermTable(
      JSON.stringify({
        terms: { cart: { found: 'cart', except: [], in: { de: { say: ['Warenkorb', 'Korb'], not: ['Wagen'] } } } },
        words: {},
      }),
    ),
  );
  expect(first[0]).toEqual(['', 'cart']);
  expect(first.find(([name = '']) => name.includes('`de`'))).toEqual(['Deutsch `de`', 'Warenkorb (not: Wagen)']);
});
