import { describe, expect, it } from 'vitest';

import { appleAssociation, assetLinks, type Apps } from '#src/domain/site/addresses/apps.ts';

const apps: Apps = {
  ios: ['ABCDE12345.com.example.shop', 'ABCDE12345.com.example.shop.beta'],
  android: [
    { package: 'com.example.shop', fingerprints: ['AA:BB', 'CC:DD'] },
    { package: 'com.example.lite', fingerprints: ['EE:FF'] },
  ],
};

describe('appleAssociation', () => {
  it('lets every app open all addresses but those of payment and sign-in, with and without a language', () => {
    expect(appleAssociation(apps)).toEqual({
      applinks: {
        details: [
          {
            appIDs: apps.ios,
            components: [
              { '/': '/platform/pay/*', exclude: true },
              { '/': '/*/platform/pay/*', exclude: true },
              { '/': '/payment/*', exclude: true },
              { '/': '/*/payment/*', exclude: true },
              { '/': '/signin/*', exclude: true },
              { '/': '/*/signin/*', exclude: true },
              // The first component that matches counts: everything else follows the exceptions.
              { '/': '/*' },
            ],
          },
        ],
      },
      webcredentials: { apps: apps.ios },
    });
  });
});

describe('assetLinks', () => {
  const relation = ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'];

  it('trusts each app with addresses and passkeys by the certificates that it is signed with', () => {
    expect(assetLinks(apps)).toEqual([
      {
        relation,
        target: {
          namespace: 'android_app',
          package_name: 'com.example.shop',
          sha256_cert_fingerprints: ['AA:BB', 'CC:DD'],
        },
      },
      {
        relation,
        target: { namespace: 'android_app', package_name: 'com.example.lite', sha256_cert_fingerprints: ['EE:FF'] },
      },
    ]);
  });

  it('trusts none where the shop has no apps', () => {
    expect(assetLinks({ ios: [], android: [] })).toEqual([]);
  });
});
