import { msg } from '@lingui/core/macro';

import type { OptionView } from '#src/contract/catalogue/catalogue.ts';
import type { PartyRules, UnitCounts } from '#src/domain/catalogue/offers/party.ts';
import { unitPriceWords, unitWords } from '#src/web/shared/labels/slot-labels.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import type { UnitChoice } from '#src/web/catalogue/activity-options/options-view.ts';

/** The ticket types of a package with what to know of each, and how many its counter goes up to. */
export function unitChoices(voice: Pick<LoadContext, 'site' | 'i18n'>, option: OptionView): UnitChoice[] {
  return option.units.map((unit) => ({
    id: unit.id,
    title: unit.title,
    hint: unitWords(voice, unit).join(' · '),
    from:
      unit.from.minor === 0
        ? unitPriceWords(voice, unit.from)
        : voice.i18n._(msg`from ${unitPriceWords(voice, unit.from)}`),
    max: Math.min(unit.maxQuantity ?? option.maxParty, option.maxParty),
  }));
}

/** What `checkParty` needs of a package. */
export function partyRules({ minParty, maxParty, units }: OptionView): PartyRules {
  return {
    minParty,
    maxParty,
    units: units.map(({ id, pax, accompanied, maxQuantity }) => ({ id, pax, accompanied, maxQuantity })),
  };
}

/** Returns the smallest party that may book, in tickets of the "from" price if that ticket is named. */
export function firstCounts(rules: PartyRules, lead: string | undefined): UnitCounts {
  const unit = rules.units.find(({ id }) => id === lead);
  if (unit === undefined) return {};
  return { [unit.id]: Math.max(1, Math.ceil(rules.minParty / unit.pax)) };
}

/** The counts taken along to another package: of tickets that both have, or `first` when they share none. */
export function carriedCounts(counts: UnitCounts, rules: PartyRules, first: UnitCounts): UnitCounts {
  const bounded = rules.units.flatMap((unit): [string, number][] => {
    const count = Math.min(counts[unit.id] ?? 0, unit.maxQuantity ?? rules.maxParty);
    return count > 0 ? [[unit.id, count]] : [];
  });
  return bounded.length === 0 ? first : Object.fromEntries(bounded);
}
