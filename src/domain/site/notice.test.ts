import { expect, it } from 'vitest';

import { noticeIn } from '#src/domain/site/notice.ts';

const setting = {
  id: 'spring',
  texts: { en: 'Spring sale', ja: '春のセール', 'en-GB': 'Spring offers' },
  path: '/deals/',
};

it.each([
  ['ja', '春のセール', 'ja'],
  ['en-GB', 'Spring offers', 'en-GB'],
  ['en-AU', 'Spring sale', 'en'],
  ['de', 'Spring sale', 'en'],
] as const)('in %s it reads %s', (language, text, lang) => {
  expect(noticeIn(setting, language)).toEqual({ id: 'spring', text, lang, path: '/deals/' });
});
