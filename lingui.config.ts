import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

import { readContexts, withContexts } from './scripts/i18n/message-contexts.ts';

export default defineConfig({
  sourceLocale: 'en',
  locales: [
    'en',
    'de',
    'es',
    'fr',
    'id',
    'it',
    'ja',
    'ko',
    'ms-MY',
    'ru',
    'th',
    'vi',
    'zh-CN',
    'zh-HK',
    'zh-TW',
    'ar-SA',
  ],
  fallbackLocales: { 'zh-HK': ['zh-TW', 'en'], default: 'en' },
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/messages',
      include: ['src/web', 'src/verticals', 'src/messages', 'src/jobs'],
      exclude: ['**/*.test.*'],
    },
  ],
  format: withContexts(formatter({ lineNumbers: false, origins: true }), readContexts()),
  orderBy: 'message',
});
