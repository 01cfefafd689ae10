import type { PageName } from '#src/contract/pages.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import type { UrlParams } from '#src/domain/site/addresses/url-pattern.ts';
import { voiceOf } from '#src/web/entry-server.tsx';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import { answeringApi, type AnsweringApi, type Answers } from './answering-api.ts';
import { testSitePart } from './site-part.ts';

export type LoadAbout = {
  readonly page: PageName;
  readonly params?: UrlParams;
  readonly query?: string;
  readonly language?: LanguageCode;
  readonly answers: Answers;
};

/** Returns a load's context, and its requests to the API. */
export async function loadContext(
  about: LoadAbout,
): Promise<{ readonly context: LoadContext } & Pick<AnsweringApi, 'calls'>> {
  const { page, params = {}, query = '', language = 'en', answers } = about;
  const { api, calls: requested } = answeringApi(answers);
  const site = { ...testSitePart, language, writing: language, currencyRate: {}, menu: [] };
  const signal = new AbortController().signal;
  const i18n = await voiceOf(language);
  return {
    context: { api, site, i18n, page, params, query: new URLSearchParams(query), signal, inBrowser: false },
    calls: requested,
  };
}
