import type { ApiClient, Answer } from '#src/contract/client.ts';
import { contentEndpoints } from '#src/contract/content/content.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import type { PageName } from '#src/contract/pages.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import type { UrlParams } from '#src/domain/site/addresses/url-pattern.ts';
import { voiceOf } from '#src/web/entry-server.tsx';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import { testDoor } from './site.ts';

type Asked = { readonly path: string; readonly input: unknown };

/** What the API answers, by the path of the call: a result, or the code of a failure. */
export type Answers = Readonly<Record<string, object | string>>;

export type LoadAbout = {
  readonly page: PageName;
  readonly params?: UrlParams;
  readonly query?: string;
  readonly language?: LanguageCode;
  readonly answers: Answers;
};

/** What pages ask beside their own question: nothing stands there unless a test says so. */
const usual: Answers = { [contentEndpoints.contentPlaces.path.source]: { places: [] } };

/** What a load works with, and what it has asked the API for. */
export async function loadContext(
  about: LoadAbout,
): Promise<{ readonly context: LoadContext; readonly asked: readonly Asked[] }> {
  const { page, params = {}, query = '', language = 'en', answers } = about;
  const asked: Asked[] = [];
  const api: ApiClient = {
    call: async <Input, Output>(endpoint: Endpoint<Input, Output>, input: Input): Promise<Answer<Output>> => {
      const path = endpoint.path.source;
      const found = answers[path] ?? usual[path];
      if (!(path in usual) || path in answers) asked.push({ path, input });
      if (found === undefined) throw new Error(`nobody answers ${path}`);
      return typeof found === 'string'
        ? { ok: false, status: 404, error: { code: found, message: found } }
        : // The test says what the call answers.
          { ok: true, value: found as Output };
    },
  };
  const site = { ...testDoor.site, language, writing: language, currencyRate: {}, menu: [] };
  const signal = new AbortController().signal;
  const i18n = await voiceOf(language);
  return {
    context: { api, site, i18n, page, params, query: new URLSearchParams(query), signal, inBrowser: false },
    asked,
  };
}
