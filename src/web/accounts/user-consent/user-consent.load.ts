import { msg } from '@lingui/core/macro';

import { href } from '#src/web/shared/page/href.ts';
import { loadPlainForms, type PlainForms } from '#src/web/shared/forms/account-form.load.ts';
import type { PreferenceRow } from '#src/web/accounts/parts/message-preferences-form.tsx';
import { loadMessagePreferences, preferenceRow } from '#src/web/accounts/parts/message-preferences-view.ts';
import { ownTimeWords } from '#src/web/shared/moments/moment-labels.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type ConsentView = {
  readonly forms: PlainForms;
  readonly rows: readonly PreferenceRow[];
  readonly terms: readonly {
    readonly key: string;
    readonly title: string;
    readonly lang: string | undefined;
    readonly version: string;
    readonly at: string;
    readonly href: string;
  }[];
  readonly changes: readonly { readonly key: string; readonly at: string; readonly text: string }[];
};

/** Loads the consents given; withdrawing one is as easy as giving it (RU-14, spec §6). */
export async function loadUserConsent(context: LoadContext): Promise<Loaded<ConsentView>> {
  const { i18n, site } = context;
  const answer = await loadMessagePreferences(context);
  if (answer === null) return { kind: 'sign-in' };
  const title = i18n._(msg`Consent`);
  const moment = (at: string): string => ownTimeWords(context, at);
  return {
    kind: 'page',
    data: {
      forms: await loadPlainForms(context),
      rows: answer.wishes
        .filter(({ purpose }) => ['offers', 'surveys', 'partners'].includes(purpose))
        .map((preference) => preferenceRow(context, preference)),
      terms: answer.terms.map(({ term, version, language, title: name, at }) => ({
        key: `${term} ${version} ${language}`,
        title: name,
        lang: language === site.language ? undefined : language,
        version: i18n._(msg`Version ${version}`),
        at: moment(at),
        href: href(site, 'term-history', {}, { document: term, version }),
      })),
      changes: answer.records.map((record) => {
        const { label } = preferenceRow(context, record);
        return {
          key: `${record.at} ${record.channel} ${record.purpose}`,
          at: moment(record.at),
          text: record.wanted ? i18n._(msg`Opted in to “${label}”`) : i18n._(msg`Opted out of “${label}”`),
        };
      }),
    },
    head: { title: `${title} | ${site.brand.name}`, description: title, path: '/user/consent' },
  };
}
