import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxPayment } from '#src/adapters/payments/sandbox.payment.ts';
import { attempt, card, done, secretKey, startDryRun, until, type DryRun } from '#sandbox/payments/dry-run.ts';
import { testCards } from '#sandbox/payments/cards.ts';

let stage: DryRun;

beforeAll(async () => {
  stage = await startDryRun(sandboxPayment);
});
afterAll(() => stage.close());

/** Returns every run of 13 to 19 digits, blanks and dashes allowed, that passes the check sum of card numbers. */
function cardNumbersIn(text: string): string[] {
  const runs = text.match(/(?<![\d.])\d(?:[ -]?\d){12,18}(?!\d)/g) ?? [];
  return runs
    .map((run) => run.replaceAll(/[ -]/g, ''))
    .filter((digits) => {
      const sum = digits
        .split('')
        .toReversed()
        .reduce((total, sign, index) => {
          const digit = Number(sign) * (index % 2 === 0 ? 1 : 2);
          return total + (digit > 9 ? digit - 9 : digit);
        }, 0);
      return sum % 10 === 0;
    });
}

describe('card numbers', () => {
  it('are found by the scan when they are there', () => {
    expect(cardNumbersIn('{"n":"4242 4242 4242 4242"}')).toEqual(['4242424242424242']);
    expect(cardNumbersIn('paid with 5555555555554444.')).toEqual(['5555555555554444']);
  });

  it('appear in no file, log line, event or response', async () => {
    const numbers = [...testCards.map((one) => one.number), '4111111111111111'];
    for (const number of numbers) {
      const begun = done(await stage.provider.begin(attempt(`pan-${number.slice(-4)}-${number.length}`)));
      await stage.post(begun.redirectUrl, card(number.replaceAll(/(\d{4})(?=\d)/g, '$1 '), { cvc: '987' }));
      await stage.post(begun.redirectUrl, card(number, { expiry: '' }));
      await stage.get(`${begun.redirectUrl}?number=${number}`);
      await stage.post(`${begun.redirectUrl}/${number}`, { number });
    }
    const events = await fetch(`${stage.url}/v1/events?limit=100`, {
      headers: { authorization: `Bearer ${secretKey}` },
    });
    const files = await Promise.all(
      (await readdir(stage.dataDir)).map((name) => readFile(join(stage.dataDir, name), 'latin1')),
    );
    expect(files.join('').length).toBeGreaterThan(10_000);
    for (const text of [
      ...files,
      stage.log.join('\n'),
      await events.text(),
      stage.arrivals.map((one) => one.body.toString('utf8')).join('\n'),
    ]) {
      expect(cardNumbersIn(text)).toEqual([]);
      expect(numbers.filter((number) => text.includes(number))).toEqual([]);
      expect(text).not.toContain('Test Traveller');
    }
  });

  it('are distinguished by a fingerprint that requires our key', async () => {
    const begun = done(await stage.provider.begin(attempt('print')));
    await stage.post(begun.redirectUrl, card('4242424242424242'));
    await until(() => stage.arrivals.length > 0);
    const intents = await fetch(`${stage.url}/v1/payment_intents?limit=1`, {
      headers: { authorization: `Bearer ${secretKey}` },
    });
    const { data } = (await intents.json()) as { data: { id: string }[] };
    const one = await fetch(`${stage.url}/v1/payment_intents/${data[0]?.id ?? ''}?expand[0]=latest_charge`, {
      headers: { authorization: `Bearer ${secretKey}` },
    });
    expect(await one.json()).toMatchObject({
      latest_charge: {
        payment_method_details: {
          card: { brand: 'visa', last4: '4242', fingerprint: expect.stringMatching(/^[\w-]{16}$/) },
        },
      },
    });
  });
});

describe('the card page', () => {
  it('allows no script or style of others, no frame, no cache, and posts to itself and the shop only', async () => {
    const begun = done(await stage.provider.begin(attempt('headers')));
    const page = await stage.get(begun.redirectUrl);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).toContain(`frame-ancestors 'none'`);
    expect(policy).toContain(`form-action 'self' http://localhost:3000;`);
    expect(policy).not.toContain('unsafe');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('set-cookie')).toBeNull();
    expect(page.text).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son\w+=/);
  });

  it('shows what the shop wrote as text, never as markup', async () => {
    const begun = done(await stage.provider.begin(attempt('markup', { description: '<img src=x onerror=alert(1)>' })));
    const page = await stage.get(begun.redirectUrl);
    expect(page.text).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page.text).not.toContain('<img src=x');
  });

  it.each([
    ['en-GB', 'lang="en" dir="ltr"', 'Card number'],
    ['ja', 'lang="ja" dir="ltr"', 'カード番号'],
    ['ar-SA', 'lang="ar" dir="rtl"', 'رقم البطاقة'],
    ['fr', 'lang="en" dir="ltr"', 'Card number'],
  ])('speaks to a traveller of %s', async (locale, root, label) => {
    const begun = done(await stage.provider.begin(attempt(`speaks-${locale}`, { locale })));
    const page = await stage.get(begun.redirectUrl);
    expect(page.text).toContain(root);
    expect(page.text).toContain(label);
    expect(page.text).toContain('autocomplete="cc-number"');
    expect(page.text).toContain('href="http://localhost:3000/platform/pay/"');
  });

  it('loads the files it names', async () => {
    const begun = done(await stage.provider.begin(attempt('files')));
    const page = await stage.get(begun.redirectUrl);
    const files = [...page.text.matchAll(/(?:href|src)="(\/c\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
    expect(files.length).toBeGreaterThanOrEqual(4);
    for (const file of [...files, '/c/assets/manrope.woff2', '/c/assets/cairo.woff2'])
      expect([file, (await stage.get(file)).status]).toEqual([file, 200]);
  });

  it('is not there for an unknown session', async () => {
    expect([(await stage.get('/c/pay/cs_test_none')).status, (await stage.get('/elsewhere')).status]).toEqual([
      404, 404,
    ]);
  });
});
