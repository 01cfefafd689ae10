import Fastify from 'fastify';
import { expect, it } from 'vitest';

import { testSite } from '../../../tests/site.ts';
import { wellKnown } from './well-known.ts';

const fingerprint = Array.from({ length: 32 }, () => '0A').join(':');

it('names the apps that may open our addresses, except paying and signing in', async () => {
  const app = Fastify();
  const apps = {
    ios: ['ABCDE12345.com.example.shop'],
    android: [{ package: 'com.example.shop', fingerprints: [fingerprint] }],
  };
  wellKnown(app, { clock: () => 0 }, { ...testSite, apps });
  const apple = await app.inject('/.well-known/apple-app-site-association');
  expect([apple.statusCode, apple.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  const [details] = apple.json().applinks.details;
  expect(details.appIDs).toEqual(apps.ios);
  expect(details.components).toContainEqual({ '/': '/*/platform/pay/*', exclude: true });
  expect(details.components.at(-1)).toEqual({ '/': '/*' });
  const android = await app.inject('/.well-known/assetlinks.json');
  expect(android.json()).toMatchObject([
    { target: { package_name: 'com.example.shop', sha256_cert_fingerprints: [fingerprint] } },
  ]);
  await app.close();
});

it('lists no apps in a shop without any', async () => {
  const app = Fastify();
  wellKnown(app, { clock: () => 0 }, testSite);
  for (const name of ['apple-app-site-association', 'assetlinks.json'])
    expect((await app.inject(`/.well-known/${name}`)).statusCode, name).toBe(404);
  await app.close();
});
