import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';

import { messages } from '#src/locales/zh-CN/messages.po';
import { dataLabel } from '#src/jobs/accounts/emails/data-labels.ts';

const i18n = setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': messages } });

it.each([
  ['account', 'title', '称谓'],
  ['wishlist', 'title', '标题'],
  ['account', 'name', '姓名'],
  ['passkey', 'name', '名称'],
  ['refund', 'requested_at', 'requested at'],
] as const)('the label of %s.%s is %s', (table, key, label) => {
  expect(dataLabel(i18n, table, key)).toBe(label);
});
