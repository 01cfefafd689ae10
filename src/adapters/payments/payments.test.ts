import { describe, expect, it } from 'vitest';
import { paymentProviders } from '#src/adapters/payments/payments.ts';

const settings = {
  secretKey: 'sk_test_register',
  webhookSecrets: ['whsec_register'],
  methods: ['card', 'ideal'] as const,
  apiOrigin: 'http://127.0.0.1:3001',
};

describe('the registry of payment providers', () => {
  it.each(Object.entries(paymentProviders))('names the provider %s as its key', (name, make) => {
    expect(make(settings).name).toBe(name);
    expect(make(settings).chargeStep('KWD')).toBe(10n);
    expect([make(settings).accepts('ideal'), make(settings).accepts('alipay')]).toEqual([true, false]);
  });

  it('wants to know where the sandbox is', () => {
    expect(() => paymentProviders.sandbox({ secretKey: 'k', webhookSecrets: [] })).toThrow('origin');
    expect(() => paymentProviders.sandbox({ ...settings, apiOrigin: 'ftp://127.0.0.1' })).toThrow('http');
  });
});
