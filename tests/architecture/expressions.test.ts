import { describe, expect, it } from 'vitest';
import { routes } from '#src/api/routes.ts';
import { pages } from '#src/contract/pages.ts';
import { agentName } from '#src/domain/accounts/agent-name.ts';
import { expressionsOf, madeExpressions, superLinear } from './checks/expressions.ts';
import { faultText } from './checks/source.ts';
import { readTree } from './read-tree.ts';

/** Expressions that are put together, with what they are made of and what they read. */
const made: Readonly<Record<string, string>> = {
  'src/api/openapi/example-of.ts': 'patterns of our own schemas; reads our own examples',
  'src/domain/orders/vouchers/signed-code.ts': 'groups of fixed lengths',
  'src/domain/shared/english/english-words.data.ts': 'our own words, each read from a space on',
  'src/domain/shared/english/measure-english.ts': 'our own units and numbers; reads texts of limited length, once each',
  'src/domain/shared/english/spell-english.ts': 'our own words and names; reads texts of limited length, once each',
  'src/domain/site/choices/cookie-grammar.ts': 'one class, so many times exactly',
  'src/domain/site/addresses/url-pattern.ts': 'the patterns of the page and endpoint tables; each is judged below',
  'src/server/config/env-variables.ts': 'the names of four verticals; reads the environment',
  'src/web/shared/offline/offline-rules.ts': 'two ids of ours; reads a page of ours',
};

describe('regular expressions', () => {
  const files = readTree(/\.tsx?$/, ['src']);

  it('take linear time on every input', () => {
    const all = expressionsOf(files);
    expect(all.length).toBeGreaterThan(500);
    const slow = all.flatMap(({ path, line, source, flags }) => {
      const reason = superLinear(source, flags);
      return reason === null ? [] : [{ path, line, reason: `${reason}: /${source}/${flags}` }];
    });
    expect(slow.map(faultText)).toEqual([]);
  });

  it('are literal, or composed of listed parts', () => {
    const found = madeExpressions(files);
    expect(found.filter(({ path }) => made[path] === undefined).map(faultText)).toEqual([]);
    expect(Object.keys(made).filter((path) => !found.some((one) => one.path === path))).toEqual([]);
  });

  it('of all pages, calls and reads are linear too', () => {
    const patterns = [
      ...Object.values(pages).map((page) => page.pattern),
      ...routes.map(({ endpoint }) => endpoint.path),
    ];
    expect(patterns.length).toBeGreaterThan(100);
    const slow = patterns.filter(({ expression }) => superLinear(expression.source, expression.flags) !== null);
    expect(slow.map(({ source }) => source)).toEqual([]);
  });

  it.each([
    ['exponential', '^(a+)+$', ''],
    ['two that share a text', String.raw`\bVersion\/\S+.*\bSafari\/`, ''],
    ['one tried from every place', String.raw`\s+$`, ''],
    ['a trade at the end', String.raw`^([a-z]+):\s*(.*?)\s*$`, ''],
    ['letters of any script', String.raw`\p{L}+\p{M}*\p{L}+$`, 'u'],
  ])('are found where they are not: %s', (_what, source, flags) => {
    expect(superLinear(source, flags)).not.toBeNull();
  });

  it.each([String.raw`^[a-z]+$`, String.raw`^\d{1,3}(?:,\d{3})*$`, 'Safari'])(
    'are not suspected for /%s/',
    (source) => {
      expect(superLinear(source, '')).toBeNull();
    },
  );

  it('still distinguish Safari from others', () => {
    expect(agentName('Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1')).toBe(
      'Safari · iPhone',
    );
    expect(agentName('Version/'.repeat(64))).toBe('');
  });
});
