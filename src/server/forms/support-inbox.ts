import type { FastifyInstance, FastifyRequest } from 'fastify';

import { isSignedUnderAny } from '#src/actions/shared/signatures/is-signed-under-any.ts';
import { formKey } from '#src/actions/support/form-key.ts';
import { openPicture } from '#src/actions/support/open-picture.ts';
import { ownerOfTalk } from '#src/actions/support/owner-of-talk.ts';
import { say } from '#src/actions/support/say.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { pages } from '#src/contract/pages.ts';
import { filePaths, routerPath } from '#src/contract/site/file-paths.ts';
import { supportFormPath } from '#src/contract/site/support-paths.ts';
import { fail, type Result } from '#src/domain/failure.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import { defaultLanguage, isLanguage, type LanguageCode } from '#src/domain/site/language/languages.ts';
import { buildUrl } from '#src/domain/site/addresses/url-pattern.ts';
import { apiBases } from '#src/server/context/api-path.ts';
import type { CallerOf } from '#src/server/context/caller.ts';
import { enterCall, type SiteSettings } from '#src/server/context/request-context.ts';
import { isFromHere } from '#src/server/context/same-site.ts';
import { named, refusePaper } from '#src/server/documents/document-files.ts';

type InboxContext = { readonly deps: Deps; readonly callerOf: CallerOf; readonly site: SiteSettings };

/** What a conversation needs beside the API: its pictures, and a form for browsers without script. */
export async function supportInbox(
  server: FastifyInstance,
  deps: Deps,
  callerOf: CallerOf,
  site: SiteSettings,
): Promise<void> {
  const context = { deps, callerOf, site };
  for (const base of apiBases) pictures(server, base, context);
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 32_768 },
      (_request, body, done) => done(null, body),
    );
    for (const base of apiBases) form(scope, base, context);
  });
}

/** Pictures are shown inside of pages and nowhere else; users without access do not learn that one exists. */
function pictures(server: FastifyInstance, base: string, { deps, callerOf, site }: InboxContext): void {
  server.get(`${base}${routerPath(filePaths.supportPicture)}`, async (request, reply) => {
    const id = (named(request.params, 'file') ?? '').replace(/\.jpg$/, '');
    const caller = await callerOf(
      request,
      reply,
      enterCall(request, site, { language: defaultLanguage, currency: null }),
    );
    const [reference, key] = [named(request.query, 'order'), named(request.query, 'key')];
    const requested = reference === undefined ? null : { reference, ...(key === undefined ? {} : { key }) };
    const picture = await openPicture(deps, caller, id, requested);
    if (!picture.ok) return refusePaper(reply, picture);
    return reply
      .headers({
        'cache-control': 'private, max-age=3600',
        'content-security-policy': "default-src 'none'",
        'content-type': 'image/jpeg',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      })
      .send(picture.value);
  });
}

function form(server: FastifyInstance, base: string, { deps, callerOf, site }: InboxContext): void {
  server.post(`${base}${supportFormPath}`, async (request, reply) => {
    const { language, reference, text, key, isGuest } = sentBy(request);
    const caller = await callerOf(request, reply, enterCall(request, site, { language, currency: null }));
    const mayCome = isFromHere(request) && (await isOwn(deps, caller, reference, key));
    const said = mayCome ? await say(deps, caller, { reference, text }) : fail('csrf_refused');
    const path = localPath(language, buildUrl(pages[isGuest ? 'order-lookup' : 'user-messages'].pattern, {}));
    const back = isGuest ? { order: reference, part: 'messages' } : { order: reference };
    return reply
      .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      .redirect(`${path}?${new URLSearchParams({ ...back, ...refusal(said) })}`, 303);
  });
}

function sentBy({ body }: FastifyRequest): {
  readonly language: LanguageCode;
  readonly reference: string;
  readonly text: string;
  readonly key: string;
  /** Whether it comes from the page of an order that was opened by a link. */
  readonly isGuest: boolean;
} {
  const sent = new URLSearchParams(typeof body === 'string' ? body : '');
  const [order, language] = [sent.get('order') ?? '', sent.get('language') ?? ''];
  return {
    language: isLanguage(language) ? language : defaultLanguage,
    reference: /^[A-Z0-9]{10}$/.test(order) ? order : '',
    text: sent.get('text') ?? '',
    key: sent.get('key') ?? '',
    isGuest: sent.get('link') === 'yes',
  };
}

/** Another site's form has no key of this conversation; that it is another's is known before by browsers that say so. */
async function isOwn(deps: Deps, caller: Caller, reference: string, key: string): Promise<boolean> {
  const owner = await ownerOfTalk(deps, caller, { reference });
  return owner.ok && isSignedUnderAny(deps, key, (keyed) => formKey(keyed, owner.value, reference));
}

function refusal(said: Result<unknown>): Readonly<Record<string, string>> {
  return said.ok ? {} : { refused: said.failure.code };
}
