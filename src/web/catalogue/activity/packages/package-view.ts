import { msg } from '@lingui/core/macro';

import type { ActivityAnswer, OptionView, UnitView } from '#src/contract/catalogue/catalogue.ts';
import { fromWire } from '#src/contract/wire.ts';
import { fromUnits } from '#src/domain/catalogue/prices/lead-units.ts';
import type { PartyTerms } from '#src/domain/search/party-fit.ts';
import { formatDate, formatMoney } from '#src/domain/site/language/formats.ts';
import type { Fact } from '#src/ui/content/facts.tsx';
import type { PriceFacts } from '#src/ui/content/price.tsx';
import { href, idAndSlug } from '#src/web/shared/page/href.ts';
import { policyWords } from '#src/web/shared/prices/cancellation-view.ts';
import { cutoffWords, partyWords, unitPriceWords, unitWords } from '#src/web/shared/labels/slot-labels.ts';
import { beforeWords } from '#src/web/shared/cards/product-card-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import type { PackageView } from '#src/web/catalogue/activity/activity-view.ts';

type Voice = Pick<LoadContext, 'site' | 'i18n'>;

/** The package an address requests, else the first that is on sale, else the first. */
export function chosenOption(options: readonly OptionView[], requested: string | null): OptionView | undefined {
  return (
    options.find((option) => option.id === requested) ??
    options.find((option) => option.nextDate !== null) ??
    options[0]
  );
}

/** A package with what distinguishes it from the other packages. */
export function packageView(
  voice: Voice,
  { card }: ActivityAnswer,
  option: OptionView,
  selected: boolean,
): PackageView {
  const { site } = voice;
  const params = idAndSlug(card);
  return {
    id: option.id,
    title: option.title.text,
    lang: option.title.lang,
    differs: option.differs,
    differsLang: option.differsLang,
    facts: [...nextFact(voice, option), ...ruleFacts(voice, option)],
    units: option.units.map((unit) => ({
      id: unit.id,
      title: unit.title.text,
      lang: unit.title.lang,
      hint: unitWords(voice, unit).join(' · '),
      price: unitPriceWords(voice, unit.from),
      was: wasWords(voice, unit),
    })),
    price: option.from === null || option.nextDate === null ? null : formatMoney(fromWire(option.from), site.writing),
    was: wasOf(voice, option),
    selected,
    terms: partyTerms(option),
    limits: partyWords(voice, option),
    bookHref: href(site, 'activity-options', params, { package: option.id }),
    datesHref: `${href(site, 'activity', params, { package: option.id })}#dates`,
  };
}

/** The parties that may book a package, in the terms that the search uses. */
export function partyTerms({ minParty, maxParty, units }: OptionView): PartyTerms {
  return {
    minParty,
    maxParty,
    units: units.map(({ id, minAge, maxAge, pax, accompanied, maxQuantity }) => ({
      id,
      minAge,
      maxAge,
      pax,
      accompanied,
      maxQuantity,
    })),
  };
}

/** Returns the former price of the ticket that the package's price is for. */
function wasOf(voice: Voice, option: OptionView): PriceFacts['was'] {
  const lead = fromUnits(option).find((unit) => unit.from.minor === option.from?.minor);
  return lead === undefined ? undefined : wasWords(voice, lead);
}

function wasWords(voice: Voice, { before }: UnitView): PriceFacts['was'] {
  return before === null ? undefined : beforeWords(voice, before);
}

function nextFact({ site, i18n }: Voice, { nextDate }: OptionView): Fact[] {
  return nextDate === null
    ? []
    : [{ icon: 'calendar', text: i18n._(msg`Next: ${formatDate(nextDate, site.writing, 'medium')}`) }];
}

/** Cancelling, lateness and size of the party: the terms one compares. */
export function ruleFacts(voice: Voice, option: OptionView): Fact[] {
  const policy = policyWords(voice, option.cancellation);
  const facts: Fact[] = [
    { icon: 'refund', text: policy.text, tone: policy.free ? 'good' : undefined },
    { icon: 'clock', text: cutoffWords(voice, option.cutoffMinutes) },
  ];
  if (option.minParty > 1) facts.push({ icon: 'people', text: partyWords(voice, option) });
  return facts;
}
