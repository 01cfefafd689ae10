import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { redeemGiftCard } from '#src/actions/marketing/gift-cards/redeem-gift-card.ts';
import { runCommandLine } from '../../../scripts/cli/run.ts';
import { openShop, value, type Shop } from '../shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function ops(...line: string[]): Promise<{ readonly code: number; readonly said: string }> {
  const said: string[] = [];
  const say = (text: string): void => void said.push(text);
  const code = await runCommandLine(line, { open: async () => shop.deps, user: 'somebody', say, complain: say });
  return { code, said: said.join('\n') };
}

test('a gift card is issued by hand: its code is shown once, and is in no log', async () => {
  const why = ['--reason', 'sold at the desk'];
  expect((await ops('marketing', 'issue-gift-card', 'fifty', '--currency', 'EUR', ...why)).code).not.toBe(0);
  // What is left to pay beside single fils could not be charged.
  expect((await ops('marketing', 'issue-gift-card', '12.345', '--currency', 'KWD', ...why)).code).not.toBe(0);
  const { code, said } = await ops(
    'marketing',
    'issue-gift-card',
    '50.00',
    '--currency',
    'EUR',
    '--for',
    'A friend',
    ...why,
  );
  expect(code).toBe(0);
  const shown = /[A-Z0-9]{5}(-[A-Z0-9]{5}){3}/.exec(said)?.[0] ?? '';
  const card = value(await redeemGiftCard(shop.deps, await shop.buyer(), randomUUID(), shown));
  expect(card).toMatchObject({ currency: 'EUR', balanceMinor: 5_000n });
  const { rows } = await shop.deps.db.query<{ text: string }>('select e::text as text from audit_entry e');
  expect(rows.map((row) => row.text).join(' ')).toContain(card.id);
  expect(rows.map((row) => row.text).join(' ')).not.toContain(shown);
  expect(await shop.violations()).toEqual([]);
});
