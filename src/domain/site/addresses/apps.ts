/** The shop's own apps, which phones allow to open its addresses and store its passkeys (site configuration). */
export type Apps = {
  /** Team and bundle: `ABCDE12345.com.example.shop`. */
  readonly ios: readonly string[];
  readonly android: readonly AndroidApp[];
  readonly stores?: Stores;
};

/** `fingerprints` are of the certificates that it is signed with: SHA-256, in pairs of signs with colons. */
export type AndroidApp = { readonly package: string; readonly fingerprints: readonly string[] };

/** Pages of the operator's apps in the stores of telephones. */
export type Stores = { readonly ios?: string; readonly android?: string };

/** Money and signing in stay where they were begun. */
const stayOut = ['/platform/pay/*', '/*/platform/pay/*', '/payment/*', '/*/payment/*', '/signin/*', '/*/signin/*'];

/** `/.well-known/apple-app-site-association`: which addresses the apps may open. */
export function appleAssociation({ ios }: Apps): object {
  const components = [...stayOut.map((path) => ({ '/': path, exclude: true })), { '/': '/*' }];
  return { applinks: { details: [{ appIDs: ios, components }] }, webcredentials: { apps: ios } };
}

/** `/.well-known/assetlinks.json`: the same for Android, where the app itself says which addresses it takes. */
export function assetLinks({ android }: Apps): readonly object[] {
  return android.map((app) => ({
    relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
    target: {
      namespace: 'android_app',
      package_name: app.package,
      sha256_cert_fingerprints: app.fingerprints,
    },
  }));
}
