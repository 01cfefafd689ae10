import { msg } from '@lingui/core/macro';

import { accountCalls } from '#src/contract/accounts/account.calls.ts';
import type { MyProfile } from '#src/contract/accounts/account.ts';
import { hasLimitedAccess } from '#src/domain/accounts/privacy/limited-access.ts';
import { countryChoices } from '#src/domain/site/choices/country-names.ts';
import { currencyChoices } from '#src/domain/site/choices/currency-names.ts';
import { formatDate } from '#src/domain/site/language/formats.ts';
import { formatChoices, type FormatChoice } from '#src/domain/site/language/format-choices.ts';
import { languageChoices } from '#src/domain/site/choices/picker-choices.ts';
import { loadPlainForms, type PlainForms } from '#src/web/shared/forms/account-form.load.ts';
import { ownAnswer } from '#src/web/shared/labels/own-answer.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type ChoiceWords = { readonly value: string; readonly text: string; readonly lang?: string | undefined };

export type UserProfileView = Pick<
  MyProfile,
  'user_name' | 'title' | 'avatar' | 'country_code' | 'confirmed_residence' | 'email' | 'phone' | 'kind'
> & {
  readonly forms: PlainForms;
  readonly hasAvatar: boolean;
  readonly limited: boolean;
  readonly since: string;
  readonly countries: readonly ChoiceWords[];
  readonly languages: readonly ChoiceWords[];
  readonly currencies: readonly ChoiceWords[];
  /** The ways to write dates in the page's language; mostly none. */
  readonly writings: readonly FormatChoice[];
};

/** What users state about themselves (spec §3), and the choices. */
export async function loadUserProfile(context: LoadContext): Promise<Loaded<UserProfileView>> {
  const { api, i18n, site } = context;
  const own = ownAnswer(await api.call(accountCalls.myProfile, {}), 'profile');
  if (own === null) return { kind: 'sign-in' };
  const { popular, others } = currencyChoices(site.language, site.website.currencies);
  const title = i18n._(msg`My profile`);
  const { user_name, avatar, country_code, confirmed_residence, email, phone, kind } = own;
  return {
    kind: 'page',
    data: {
      user_name,
      title: own.title,
      avatar,
      country_code,
      confirmed_residence,
      email,
      phone,
      kind,
      forms: await loadPlainForms(context),
      hasAvatar: avatar !== '/avatar.png',
      limited: hasLimitedAccess(own.restrict_policies),
      since: formatDate(own.create_time.slice(0, 10), site.writing, 'medium'),
      countries: countryChoices(site.language, site.market).map(({ code, name }) => ({ value: code, text: name })),
      languages: languageChoices(site.supportLanguages).map(({ code, name }) => ({
        value: code,
        text: name,
        lang: code,
      })),
      writings: formatChoices(site.language, site.writing),
      currencies: [...popular, ...others].map(({ code, name, note }) => ({ value: code, text: `${name} (${note})` })),
    },
    head: { title: `${title} | ${site.brand.name}`, description: title, path: '/user/profile' },
  };
}
