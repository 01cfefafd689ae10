import { regionName } from '#src/domain/site/names/region-name.ts';
import { msg } from '@lingui/core/macro';

import { travellerCalls } from '#src/contract/accounts/travellers.calls.ts';
import type { ContactView, TravellerView } from '#src/contract/accounts/travellers.ts';
import { diets } from '#src/domain/catalogue/option-required-fields.ts';
import { countryChoices } from '#src/domain/site/choices/country-names.ts';
import { isFamilyNameFirst } from '#src/domain/site/names/person-name-order.ts';
import { formatDate, formatNumber } from '#src/domain/site/language/formats.ts';
import { href } from '#src/web/shared/page/href.ts';
import { loadPlainForms, typedInto, type PlainForms } from '#src/web/shared/forms/account-form.load.ts';
import { dietWords } from '#src/web/shared/orders/required-fields-view.ts';
import { ownAnswer } from '#src/web/shared/labels/own-answer.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type TravellerWords = {
  readonly traveller: TravellerView;
  /** What is known beside the name: date of birth, nationality, diet. */
  readonly facts: readonly string[];
};

export type UserTravellersView = {
  readonly forms: PlainForms;
  /** The traveler whose form is open: an id, "new" or none; without script the address says it. */
  readonly open: string | null;
  /** The addresses that open one, and that close it. */
  readonly openHref: Readonly<Record<string, string>>;
  readonly closeHref: string;
  readonly travellers: readonly TravellerWords[];
  readonly contact: ContactView | null;
  readonly isFull: boolean;
  /** Forms of the language have the family name before the given name. */
  readonly isFamilyFirst: boolean;
  readonly most: string;
  readonly countries: readonly { readonly value: string; readonly text: string }[];
  readonly diets: readonly { readonly value: string; readonly text: string }[];
};

/** The user's fellow travelers, and the contacts to notify about orders. */
export async function loadUserTravellers(context: LoadContext): Promise<Loaded<UserTravellersView>> {
  const { api, i18n, site } = context;
  const people = ownAnswer(await api.call(travellerCalls.savedPeople, {}), 'travellers');
  if (people === null) return { kind: 'sign-in' };
  const title = i18n._(msg({ message: 'Travelers', context: 'saved' }));
  const forms = await loadPlainForms(context);
  const ids = [newcomer, ...people.travellers.map(({ id }) => id)];
  return {
    kind: 'page',
    data: {
      forms,
      open: openIn(context, forms),
      openHref: Object.fromEntries(ids.map((id) => [id, href(site, 'user-travellers', {}, { open: id })])),
      closeHref: href(site, 'user-travellers'),
      travellers: people.travellers.map((traveller) => ({ traveller, facts: factsOf(context, traveller) })),
      contact: people.contact,
      isFull: people.travellers.length >= people.most,
      isFamilyFirst: isFamilyNameFirst(site.language),
      most: formatNumber(people.most, site.writing),
      countries: countryChoices(site.language, site.market).map(({ code, name }) => ({ value: code, text: name })),
      diets: diets.map((diet) => ({ value: diet, text: dietWords(context, diet) })),
    },
    head: { title: `${title} | ${site.brand.name}`, description: title, path: '/user/travellers' },
  };
}

/** The name of the form for a traveler who is not saved yet. */
export const newcomer = 'new';

/** The form that the address requests, or the one that was refused. */
function openIn({ query }: LoadContext, forms: PlainForms): string | null {
  const refused = typedInto(forms, 'traveller');
  return refused === null ? query.get('open') : (refused.fields['id'] ?? newcomer);
}

function factsOf(context: LoadContext, { birthDate, nationality, diet }: TravellerView): string[] {
  const { i18n, site } = context;
  return [
    ...(birthDate === null ? [] : [i18n._(msg`Born on ${formatDate(birthDate, site.writing, 'medium')}`)]),
    ...(nationality === null ? [] : [regionName(nationality, site.language, site.market)]),
    ...(diet === null ? [] : [dietWords(context, diet)]),
  ];
}
