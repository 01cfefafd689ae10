import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { isAccountForm } from '#src/actions/accounts/profile/is-account-form.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { inProcessClient } from '#src/api/serve.ts';
import { accountFormsPath, isAccountAction, type AccountAction } from '#src/contract/site/form-paths.ts';
import { pages, type PageName } from '#src/contract/pages.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import { defaultLanguage, isLanguage, type LanguageCode } from '#src/domain/site/language/languages.ts';
import { buildUrl } from '#src/domain/site/addresses/url-pattern.ts';
import { accountActions } from '#src/server/forms/account-actions.ts';
import { apiBases } from '#src/server/context/api-path.ts';
import type { CallerOf } from '#src/server/context/caller.ts';
import { enterCall, type CallSite, type SiteSettings } from '#src/server/context/request-context.ts';
import { isFromHere } from '#src/server/context/same-site.ts';
import type { DrawTyped } from '#src/server/pages/render-typed.ts';
import type { Words } from '#src/server/forms/form-action.ts';
import { plainFormOf, takePlainForms, type PlainForm } from '#src/server/forms/plain-form.ts';

type Settings = { readonly site: SiteSettings; readonly drawTyped: DrawTyped };

/**
 * What people do without script: the forms of the user centre, of a review, of a gift card, and the one that has an
 * order's link sent again. Each is made of calls of the API, and leads back to its page with what became of it; where something was typed
 * that is refused, the page itself is the answer, with what was typed.
 */
export async function accountForms(
  server: FastifyInstance,
  deps: Deps,
  callerOf: CallerOf,
  { site, drawTyped }: Settings,
): Promise<void> {
  await server.register(async (scope) => {
    takePlainForms(scope);
    for (const base of apiBases)
      scope.post(`${base}${accountFormsPath}`, async (request, reply) => {
        const form = plainFormOf(request);
        const named = form.fields.get('language') ?? '';
        const language = isLanguage(named) ? named : defaultLanguage;
        const door = enterCall(request, site, { language, currency: null });
        const caller = await callerOf(request, reply, door);
        void reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
        return answer({ request, reply, deps, door, caller, drawTyped }, form);
      });
  });
}

type FormsContext = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly deps: Deps;
  readonly door: CallSite;
  readonly caller: Caller;
  readonly drawTyped: DrawTyped;
};

async function answer(context: FormsContext, form: PlainForm): Promise<FastifyReply> {
  const { request, reply, deps, door, caller, drawTyped } = context;
  const { fields } = form;
  const named = fields.get('form_action') ?? '';
  const { language } = door.site;
  const action = isAccountAction(named) ? accountActions[named] : null;
  const path = action === null ? null : pathOf(named, fields);
  if (action === null || path === null) return back(reply, language, '/user', { refused: 'bad_request' });
  const query = action.queryOf?.(fields) ?? {};
  const isByLink = action.byLink === true && (fields.get('key') ?? '') === '';
  if (!isFromHere(request) || !(isByLink || action.isOpen?.(fields) === true || isOwn(deps, caller, fields)))
    return back(reply, language, path, { ...query, refused: 'csrf_refused' });
  const by = isByLink ? { ...caller, account: null } : caller;
  const done = await action.run(inProcessClient(deps, by), form, () => deps.ids.uuid());
  if (done.ok && action.leadsTo !== undefined) return onward(reply, language, action.leadsTo(fields));
  if (done.ok) return back(reply, spokenNow(named, fields, language), path, { ...query, ...done.value, done: named });
  const { error, status } = done;
  if (action.isTyped !== true || !isAccountAction(named))
    return back(reply, language, path, { ...query, refused: error.code });
  const typed = { action: named, error, fields: typedIn(fields) };
  return drawTyped({ request, reply, caller, door, path, query, status, typed });
}

function onward(reply: FastifyReply, language: LanguageCode, page: PageName): FastifyReply {
  return reply.redirect(localPath(language, buildUrl(pages[page].pattern, {})), 303);
}

function pathOf(named: string, fields: URLSearchParams): string | null {
  if (!isAccountAction(named)) return null;
  const { page, paramsOf } = accountActions[named];
  const params = paramsOf === undefined ? {} : paramsOf(fields);
  return params === null ? null : buildUrl(pages[page].pattern, params);
}

/** Another site's form has no key of this account. */
function isOwn(deps: Deps, caller: Caller, fields: URLSearchParams): boolean {
  return isAccountForm(deps, caller, fields.get('key') ?? '');
}

/** Returns the language of the redirect: the new one when the form has just chosen a language. */
function spokenNow(named: string, fields: URLSearchParams, language: LanguageCode): LanguageCode {
  const to = fields.get('to') ?? '';
  return named === ('language' satisfies AccountAction) && isLanguage(to) ? to : language;
}

const unsaid: ReadonlySet<string> = new Set(['form_action', 'key', 'language', 'link']);

function typedIn(fields: URLSearchParams): Words {
  const names = new Set([...fields.keys()].filter((name) => !unsaid.has(name)));
  return Object.fromEntries([...names].map((name) => [name, fields.getAll(name).join(',')]));
}

function back(reply: FastifyReply, language: LanguageCode, path: string, query: Words): FastifyReply {
  return reply.redirect(`${localPath(language, path)}?${new URLSearchParams(query)}`, 303);
}
