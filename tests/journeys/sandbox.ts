import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, type Page } from '@playwright/test';

import type { Decision } from '#sandbox/payments/redirects.ts';

import { dataDir } from './database.ts';

/** The payment sandbox's test cards (sandbox/README.md). */
export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  poor: '4000 0000 0000 9995',
  requiresBank: '4000 0000 0000 3220',
  slowRefund: '4000 0000 0000 7726',
} as const;

/** Fills in the card page of the payment provider and sends it. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await expect(page).toHaveURL(/^http:\/\/pay\.localhost/);
  await page.locator('#number').fill(number);
  await page.locator('#expiry').fill('12 / 34');
  await page.locator('#cvc').fill('123');
  await page.locator('#name').fill('Noor Haddad');
  await page.locator('form[data-paying] button[type=submit]').click();
}

/** Says yes or no to the bank's question. */
export async function answerBank(page: Page, decision: 'approve' | 'refuse'): Promise<void> {
  await page.locator(`button[value=${decision}]`).click();
}

/** Goes on from the page of a wallet or a bank to itself, and answers there. */
export async function answerThere(page: Page, decision: Decision): Promise<void> {
  await expect(page).toHaveURL(/^http:\/\/pay\.localhost/);
  await page.locator('form[data-paying] button[type=submit]').click();
  await page.locator(`button[value=${decision}]`).click();
}

/** Has the bank say its last word about all that is under way. */
export async function bankSettles(): Promise<void> {
  await control('POST', '/_control/settle', {});
}

/** What the provider has of one payment, in minor units. */
export type Intent = {
  readonly status: string;
  readonly amount: number;
  readonly received: number;
  readonly refunded: number;
  readonly currency: string;
};

/** What the provider knows of an order: one intent for each payment that was begun with a card. */
export async function intentsOf(orderReference: string): Promise<readonly Intent[]> {
  const answer = await control('GET', '/_control/intents');
  const known = (await answer.json()) as { intents: readonly (Intent & { metadata: Record<string, string> })[] };
  return known.intents.filter((intent) => intent.metadata['order'] === orderReference);
}

/** The sum that the provider really took for an order. */
export async function chargedFor(orderReference: string): Promise<number> {
  const intents = await intentsOf(orderReference);
  return intents.reduce((sum, intent) => sum + intent.received, 0);
}

async function control(method: 'GET' | 'POST', path: string, body?: object): Promise<Response> {
  const site = new URL(process.env['E2E_BASE_URL'] ?? 'http://localhost:3000');
  const { sandboxKey } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as { sandboxKey: string };
  const answer = await fetch(`http://127.0.0.1:${Number(site.port) + 1}${path}`, {
    method,
    headers: { authorization: `Bearer ${sandboxKey}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(answer.ok, `${method} ${path} answers ${answer.status}`).toBe(true);
  return answer;
}
