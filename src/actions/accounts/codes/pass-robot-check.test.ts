import { afterAll, beforeAll, expect, it } from 'vitest';

import { createRobotCheck } from '#src/actions/accounts/codes/create-robot-check.ts';
import { passRobotCheck } from '#src/actions/accounts/codes/pass-robot-check.ts';
import { openShop, type Shop } from '../../../../tests/faults/shop/shop.ts';
import { solved } from '../../../../tests/robot-check.ts';
import { testCaller } from '../../../../tests/site.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const other = { ...testCaller, device: 'device-two' };

async function solution(): Promise<string> {
  return solved((await createRobotCheck(shop.deps, testCaller)).challenge);
}

function changed(text: string, change: (payload: { challenge: Json; solution: Json }) => void): string {
  const payload = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  change(payload);
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}
type Json = { [key: string]: unknown; parameters?: Json };

it('takes a solution once, of twenty at once as of two in a row', async () => {
  const text = await solution();
  const answers = await Promise.all(Array.from({ length: 20 }, () => passRobotCheck(shop.deps, testCaller, text)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await passRobotCheck(shop.deps, testCaller, text)).toMatchObject({ failure: { code: 'robot_check_used' } });
});

it('takes a solution through an exchange of the secret', async () => {
  const text = await solution();
  const { code } = shop.deps.secrets;
  const under = (formerCodes: readonly string[]) => ({
    ...shop.deps,
    secrets: { ...shop.deps.secrets, code: 'n'.repeat(32), formerCodes },
  });
  expect(await passRobotCheck(under([]), testCaller, text)).toMatchObject({ failure: { code: 'robot_check_failed' } });
  expect(await passRobotCheck(under([code]), testCaller, text)).toMatchObject({ ok: true });
});

it('takes none that was made for another device, which does not spoil it', async () => {
  const text = await solution();
  expect(await passRobotCheck(shop.deps, other, text)).toMatchObject({ failure: { code: 'robot_check_failed' } });
  expect((await passRobotCheck(shop.deps, testCaller, text)).ok).toBe(true);
});

it('takes no guess, no cheaper work, no longer time, and nothing that is none', async () => {
  const text = await solution();
  const bad = [
    changed(text, ({ solution: answer }) => (answer['derivedKey'] = '0'.repeat(64))),
    changed(text, ({ challenge }) => Object.assign(challenge.parameters ?? {}, { cost: 1 })),
    changed(text, ({ challenge }) => Object.assign(challenge.parameters ?? {}, { expiresAt: 9_999_999_999 })),
    changed(text, ({ challenge }) => Object.assign(challenge.parameters ?? {}, { keySignature: 'ff' })),
    changed(text, ({ challenge }) => delete challenge['signature']),
    changed(text, ({ challenge }) => delete challenge.parameters),
    '',
    'e30=',
    'bnVsbA==',
    '%%%',
    'A'.repeat(5_000),
  ];
  for (const one of bad)
    expect(await passRobotCheck(shop.deps, testCaller, one)).toMatchObject({ failure: { code: 'robot_check_failed' } });
  expect((await passRobotCheck(shop.deps, testCaller, text)).ok).toBe(true);
});

it('takes none that is over', async () => {
  const late = { ...shop.deps, clock: () => Date.now() - 601_000 };
  const text = await solved((await createRobotCheck(late, testCaller)).challenge);
  expect(await passRobotCheck(shop.deps, testCaller, text)).toMatchObject({ failure: { code: 'robot_check_failed' } });
});
