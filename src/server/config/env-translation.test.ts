import { describe, expect, it } from 'vitest';

import { readEnvironment } from '#src/server/config/env.ts';

type Vars = Readonly<Record<string, string>>;

function translation(vars: Vars) {
  const outcome = readEnvironment(vars);
  if (!outcome.ok) throw new Error(outcome.faults.join('\n'));
  return outcome.environment.translation;
}

function faults(vars: Vars): string {
  const outcome = readEnvironment(vars);
  return outcome.ok ? '' : outcome.faults.join('\n');
}

describe('the translation service', () => {
  it('is off unless one is named, whatever else is set', () => {
    expect(translation({})).toBeUndefined();
    expect(translation({ TRANSLATOR: 'off', TRANSLATOR_KEY: 'abc' })).toBeUndefined();
  });

  it('has the address of its provider, or a given one without a slash at its end', () => {
    expect(translation({ TRANSLATOR: 'deepl', TRANSLATOR_KEY: 'abc:fx' })).toEqual({
      name: 'deepl',
      url: 'https://api-free.deepl.com',
      key: 'abc:fx',
      model: undefined,
      monthlyCharacters: 500_000,
    });
    expect(translation({ TRANSLATOR: 'google', TRANSLATOR_KEY: 'abc' })?.url).toBe(
      'https://translation.googleapis.com',
    );
    const openai = { TRANSLATOR: 'openai', TRANSLATOR_KEY: 'abc', TRANSLATOR_MODEL: 'm' };
    expect(translation(openai)?.url).toBe('https://api.openai.com/v1');
    const own = { TRANSLATOR: 'libretranslate', TRANSLATOR_URL: 'http://translate:5000/' };
    expect(translation({ ...own, TRANSLATOR_MONTHLY_CHARACTERS: '9' })).toMatchObject({
      url: 'http://translate:5000',
      key: undefined,
      monthlyCharacters: 9,
    });
  });

  it('reports what is missing, and no key', () => {
    expect(faults({ TRANSLATOR: 'babelfish' })).toContain('off, libretranslate, deepl, google, openai');
    expect(faults({ TRANSLATOR: 'libretranslate' })).toContain('TRANSLATOR_URL: found nothing');
    const open = { TRANSLATOR: 'libretranslate', TRANSLATOR_URL: 'http://translate.example/', TRANSLATOR_KEY: 'abc' };
    expect(faults(open)).toContain('expected https');
    expect(faults({ ...open, TRANSLATOR_URL: 'http://127.0.0.1:5000/' })).toBe('');
    expect(faults({ TRANSLATOR: 'deepl' })).toContain('TRANSLATOR_KEY: found nothing');
    expect(faults({ TRANSLATOR: 'openai', TRANSLATOR_URL: 'http://localhost:11434/v1' })).toContain('TRANSLATOR_MODEL');
    const secret = 'a key with spaces';
    expect(faults({ TRANSLATOR: 'google', TRANSLATOR_KEY: secret })).toContain('a value of 17 characters');
    expect(faults({ TRANSLATOR: 'google', TRANSLATOR_KEY: secret })).not.toContain(secret);
  });

  it('sends a key to other machines by https only', () => {
    const given = { TRANSLATOR: 'deepl', TRANSLATOR_KEY: 'abc' };
    expect(faults({ ...given, TRANSLATOR_URL: 'http://translate.example.com' })).toContain('expected https');
    expect(faults({ ...given, TRANSLATOR_URL: 'http://127.0.0.1:4000/deepl' })).toBe('');
    expect(faults({ ...given, TRANSLATOR_URL: 'ftp://example.com' })).toContain('TRANSLATOR_URL');
  });
});
