import { expect, it, vi } from 'vitest';

import { registerTrustedTypes, trustedRules } from '#src/web/shared/offline/trusted-types.ts';

const { createHTML, createScript, createScriptURL } = trustedRules;

it('allows the texts that React and structured data need, and the worker', () => {
  expect(createHTML('<script></script>')).toBe('<script></script>');
  expect(createHTML('{"name":"\\u003cb>"}')).toBe('{"name":"\\u003cb>"}');
  expect(createHTML('')).toBe('');
  expect(createScript('{"@context":"https://schema.org"}')).toBe('{"@context":"https://schema.org"}');
  expect(createScriptURL('/service-worker.js')).toBe('/service-worker.js');
});

it.each(['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'a<b', '<'])('refuses markup: %s', (text) =>
  expect(createHTML(text)).toBeNull(),
);

it.each(['alert(1)', '"use strict";alert(1)', '{"a":1};alert(1)', '1', '"text"', ''])('refuses script: %s', (text) =>
  expect(createScript(text)).toBeNull(),
);

it.each(['//evil.example/service-worker.js', '/service-worker.js?x', 'data:text/javascript,1', '/files/x.js'])(
  'refuses a script address: %s',
  (text) => expect(createScriptURL(text)).toBeNull(),
);

it('registers one default policy, and nothing where the browser has none', () => {
  const createPolicy = vi.fn<(name: string, rules: object) => void>();
  registerTrustedTypes({ createPolicy });
  registerTrustedTypes(undefined);
  expect(createPolicy.mock.calls).toEqual([['default', trustedRules]]);
});
