import type { FastifyInstance, FastifyRequest } from 'fastify';

import { isAccountForm } from '#src/actions/account/is-account-form.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { serve } from '#src/api/serve.ts';
import { accountFormsPath, isAccountDeed, type AccountDeed } from '#src/contract/form-paths.ts';
import { pages } from '#src/contract/pages.ts';
import { localPath } from '#src/domain/site/address.ts';
import { defaultLanguage, isLanguage } from '#src/domain/site/languages.ts';
import { buildUrl } from '#src/domain/site/url-pattern.ts';
import { accountDeeds } from '#src/server/account-deeds.ts';
import { apiBases } from '#src/server/api-path.ts';
import type { CallerOf } from '#src/server/caller.ts';
import { enterCall, type SiteSettings } from '#src/server/doorway.ts';

/**
 * The forms of the user centre for browsers without script: what is wanted, a copy of one's data, closing the account,
 * name and countries, signing out elsewhere. Each makes a call of the API, and leads back to its page with what became of it.
 */
export async function accountForms(
  server: FastifyInstance,
  deps: Deps,
  callerOf: CallerOf,
  site: SiteSettings,
): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, body),
    );
    for (const base of apiBases)
      scope.post(`${base}${accountFormsPath}`, async (request, reply) => {
        const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
        const [named, deed] = [form.get('language') ?? '', form.get('deed') ?? ''];
        const language = isLanguage(named) ? named : defaultLanguage;
        const caller = await callerOf(request, reply, enterCall(request, site, { language, currency: null }));
        void reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
        const { page, query } = await work(deps, caller, request, { form, deed });
        const path = localPath(language, buildUrl(pages[page].pattern, {}));
        return reply.redirect(`${path}?${new URLSearchParams(query)}`, 303);
      });
  });
}

type Sent = { readonly form: URLSearchParams; readonly deed: string };
type Outcome = { readonly page: 'user' | (typeof accountDeeds)[AccountDeed]['page']; readonly query: Said };
type Said = { readonly done: string } | { readonly refused: string };

/** Another site's form has no key of this account; that it is another's is known before by browsers that say so. */
async function work(deps: Deps, caller: Caller, request: FastifyRequest, { form, deed }: Sent): Promise<Outcome> {
  if (!isAccountDeed(deed)) return { page: 'user', query: { refused: 'bad_request' } };
  const { path, inputOf, page } = accountDeeds[deed];
  const from = request.headers['sec-fetch-site'];
  const isOwn = from === undefined || from === 'same-origin';
  if (!isOwn || !isAccountForm(deps, caller, form.get('key') ?? ''))
    return { page, query: { refused: 'csrf_refused' } };
  const asked = { path: buildUrl(path, {}), method: 'POST', query: new URLSearchParams(), idempotencyKey: null };
  const { envelope } = await serve(deps, caller, { ...asked, body: inputOf(form) });
  return { page, query: envelope.success ? { done: deed } : { refused: envelope.error.code } };
}
