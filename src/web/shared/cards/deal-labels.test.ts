import { expect, it } from 'vitest';

import type { DealAnswer } from '#src/contract/marketing/deals.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { dealWords } from '#src/web/shared/cards/deal-labels.ts';
import { loadContext } from '../../../../tests/load-context.ts';

const deal: DealAnswer = {
  id: 1,
  slug: 'quiet-days',
  kind: 'season',
  title: { text: 'Quiet days', lang: 'en' },
  text: { text: 'When fewer come.', lang: 'en' },
  ends: null,
  daysLeft: null,
  left: null,
  terms: { visit: null, days: null, lead: null, stacks: true },
  places: [],
  products: [],
};

async function daysOf(days: readonly number[], language: LanguageCode = 'en') {
  const { context } = await loadContext({ page: 'deals', language, answers: {} });
  return dealWords(context, { ...deal, terms: { ...deal.terms, days } }).facts.map(({ text }) => text);
}

it.each([
  [[1, 2, 3, 4], 'Visit days: Monday to Thursday'],
  [[6, 7, 1], 'Visit days: Saturday to Monday'],
  [[1, 2, 3, 6], 'Visit days: Monday to Wednesday and Saturday'],
  [[1, 4], 'For visits on Monday and Thursday'],
  [[6, 7], 'For visits on Saturday and Sunday'],
])('says the days %o of a deal as %s', async (days, said) => {
  expect(await daysOf(days)).toEqual([said]);
});

it('says them so in every language', async () => {
  for (const language of ['de', 'fr', 'ja', 'ru', 'ar-SA', 'zh-CN'] as const) {
    const [said = ''] = await daysOf([1, 2, 3, 4], language);
    expect(said).not.toMatch(/visits| to /);
  }
  expect(await daysOf([1, 2, 3, 4], 'de')).toEqual(['Für Besuche: Montag bis Donnerstag']);
});
