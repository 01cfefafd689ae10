import { join } from 'node:path';

import { openCaches } from '#src/actions/open-caches.ts';
import type { Deps } from '#src/actions/deps.ts';
import { besideBank, ecbRates } from '#src/adapters/rates.ecb.ts';
import { derivedKey } from '#src/adapters/keyed-hashes.ts';
import { readWalletCertificates, walletPasses } from '#src/adapters/documents/wallet-pass.ts';
import { sampleSupplierGateway } from '#src/domain/suppliers/supplier-gateway.ts';
import { methodIds } from '#src/domain/checkout/payment/payment-methods.ts';
import { oldestRateDays, type RateSource } from '#src/domain/shared/money/rate-source.ts';
import type { ReadSheet } from '#src/domain/shared/money/rate-sheet.ts';
import { readRateFile } from '#src/formats/site/rate-file.ts';
import { guardedProvider } from '#src/adapters/payments/guarded-provider.ts';
import { paymentProviders } from '#src/adapters/payments/payments.ts';
import { guardedTranslator } from '#src/adapters/translators/guarded-translator.ts';
import { translators } from '#src/adapters/translators/translators.ts';
import type { SiteSettings } from '#src/server/context/request-context.ts';
import type { Environment } from '#src/server/config/env.ts';
import type { Secrets } from '#src/server/config/env-secrets.ts';
import { identityFor } from '#src/server/processes/identity-process.ts';
import { systemIds } from '#src/server/config/ids.ts';

type Ground = {
  readonly environment: Environment;
  readonly secrets: Secrets;
  readonly site: SiteSettings;
  readonly db: Deps['db'];
  readonly log: Deps['log'];
};

/** What every action is handed, by this environment: for the site's own process, and for the operator's commands. */
export function depsFor({ environment, secrets, site, db, log }: Ground): Deps {
  return {
    db,
    caches: openCaches(),
    clock: Date.now,
    ids: systemIds,
    payments: guardedProvider(providerFor(environment, secrets), Date.now, (state) => {
      if (state === 'open') log.error({ state }, 'the payment provider does not respond: calls are paused');
      if (state === 'closed') log.warn({ state }, 'the payment provider responds again');
    }),
    secrets: actionSecrets(secrets),
    originOf: (host) => (site.hosts.find((row) => row.host === host) ?? site.hosts[0]).origin,
    marketOf: (host) => (site.hosts.find((row) => row.host === host) ?? site.hosts[0]).market,
    experiments: site.experiments,
    ...(site.seller === undefined ? {} : { seller: site.seller }),
    sampleData: environment.sampleData,
    // Where no money is taken there is no supplier to query; a real shop's requests wait for an answer.
    ...(environment.payments.provider === 'sandbox' ? { supplier: sampleSupplierGateway } : {}),
    ...identityFor(environment.identity, secrets, log),
    ...ratesFor(environment, log),
    ...(environment.saleDays === undefined ? {} : { saleDays: environment.saleDays }),
    ...walletFor(environment),
    ...translationFor(environment, site, log),
    ...(site.developerPages ? { developer: true } : {}),
    searchFolder: join(environment.dataDir, 'search'),
    log,
  };
}

/** Only where money is taken can a rate be too old; a demonstration shows its table for ever. */
function ratesFor(
  { ratesUrl, ratesExtraUrl, mode }: Environment,
  log: Deps['log'],
): Pick<Deps, 'rateSource' | 'oldestRateDays'> {
  const read = (bytes: Uint8Array): Promise<ReadSheet> => readRateFile(bytes, new Date().toISOString().slice(0, 10));
  const sourceOf = (url: string, extra: string | undefined): RateSource => {
    const bank = ecbRates(url, read);
    if (extra === undefined) return bank;
    return besideBank(bank, ecbRates(extra, read), (reason) => log.warn({ reason }, 'no later exchange rates'));
  };
  return {
    ...(ratesUrl === undefined ? {} : { rateSource: sourceOf(ratesUrl, ratesExtraUrl) }),
    ...(mode === 'production' ? { oldestRateDays } : {}),
  };
}

/** Throws when a certificate is missing, over or of something else: better at the start than at the entrance. */
function walletFor({ wallet }: Environment): Pick<Deps, 'drawPass'> {
  if (wallet === undefined) return {};
  return { drawPass: walletPasses(readWalletCertificates(wallet.folder, wallet.passphrase), Date.now()) };
}

function translationFor(
  { translation }: Environment,
  { brand }: SiteSettings,
  log: Deps['log'],
): Pick<Deps, 'translation'> {
  if (translation === undefined) return {};
  const translator = guardedTranslator(translators[translation.name](translation), Date.now, (state) => {
    if (state === 'open') log.error({ state }, 'the translation service does not respond: calls are paused');
    if (state === 'closed') log.warn({ state }, 'the translation service responds again');
  });
  return { translation: { translator, monthlyCharacters: translation.monthlyCharacters, brand: brand.name } };
}

function providerFor({ payments, paymentsShop: shop }: Environment, secrets: Secrets): Deps['payments'] {
  if (payments.provider === 'stripe')
    return paymentProviders.stripe({
      secretKey: payments.secretKey,
      webhookSecrets: payments.webhookSecrets,
      methods: payments.methods,
      shop,
    });
  return paymentProviders.sandbox({
    secretKey: secrets.sandboxKey,
    webhookSecrets: secrets.sandboxWebhook,
    methods: methodIds,
    shop,
    apiOrigin: `http://127.0.0.1:${payments.port}`,
  });
}

/** Returns the secrets that actions are handed. The first of each list signs; what any of the others has signed is accepted. */
export function actionSecrets({ session: [first, ...former], code: [code, ...formerCodes] }: Secrets): Deps['secrets'] {
  const formerVouchers = former.map((one) => derivedKey(one, 'meander voucher'));
  return { session: first, code, formerCodes, voucher: derivedKey(first, 'meander voucher'), formerVouchers };
}
