import { describe, expect, it } from 'vitest';
import type { Deps } from '#src/actions/deps.ts';
import type { Db } from '#src/store/shared/database/db.ts';
import { depsFor } from '#src/server/database/deps-for.ts';
import { secretsOf } from '#src/server/config/env-secrets.ts';
import { readEnvironment } from '#src/server/config/env.ts';
import { readSiteSettings } from '#src/server/config/site-settings.ts';

type Vars = Readonly<Record<string, string>>;

const secret = 'k7'.repeat(20);
const realShop: Vars = {
  SITE_ORIGIN: 'https://www.example.com',
  SESSION_SECRET: secret,
  CODE_SECRET: `${secret}x`,
  SMTP_URL: 'smtps://user:hush@mail.example.com:465',
  MAIL_FROM: 'bookings@example.com',
  STRIPE_SECRET_KEY: 'sk_live_abc123',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc123',
};
const demonstration: Vars = {
  SESSION_SECRET: secret,
  CODE_SECRET: secret,
  SANDBOX_SECRET_KEY: secret,
  SANDBOX_WEBHOOK_SECRET: secret,
};

const log: Deps['log'] = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Returns the dependencies for these variables; no test here queries a database. */
async function handedDown(vars: Vars): Promise<Deps> {
  const read = readEnvironment(vars);
  if (!read.ok) throw new Error(read.faults.join('\n'));
  const { environment } = read;
  const secrets = secretsOf(environment);
  const site = await readSiteSettings(environment, secrets);
  return depsFor({ environment, secrets, site, db: {} as Db, log });
}

describe('an exchanged SESSION_SECRET', () => {
  it('signs by the first, and accepts what was derived from each of the others', async () => {
    const [before, after] = [
      await handedDown(realShop),
      await handedDown({ ...realShop, SESSION_SECRET: `${'n8'.repeat(20)},${secret}` }),
    ];
    expect(after.secrets.voucher).not.toBe(before.secrets.voucher);
    expect(after.secrets.formerVouchers).toEqual([before.secrets.voucher]);
    expect(before.secrets.formerVouchers).toEqual([]);
  });
});

describe('a booking on request', () => {
  it.each([{}, { SAMPLE_DATA: 'on' }, { SAMPLE_DATA: 'off' }])(
    'is answered only by its supplier in a real shop, whatever the sample setting: %j',
    async (vars: Vars) => {
      expect((await handedDown({ ...realShop, ...vars })).supplier).toBeUndefined();
    },
  );

  it.each([{}, { SAMPLE_DATA: 'off' }])('is answered at once where no money is taken: %j', async (vars: Vars) => {
    expect(await (await handedDown({ ...demonstration, ...vars })).supplier?.reserve('a booking')).toBe('accepted');
  });
});
