import type { ServiceDetailView, ServicePointView } from '#src/contract/shared/verticals/verticals.ts';
import type { ServiceDetail, ServicePoint } from '#src/domain/catalogue/offers/service.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** Returns a detail of what a vertical sells, in the visitor's language as far as there are words. */
export function serviceDetailView(detail: ServiceDetail, language: LanguageCode): ServiceDetailView {
  switch (detail.kind) {
    case 'span':
      return {
        kind: 'span',
        as: detail.as,
        from: pointView(detail.from, language),
        to: pointView(detail.to, language),
        label: detail.label === null ? null : nameIn(detail.label, language),
        seats: [...detail.seats],
      };
    case 'fact': {
      const { code, count = null, names } = detail;
      return { kind: 'fact', code, count, name: names === undefined ? null : nameIn(names, language) };
    }
    case 'due':
      return {
        kind: 'due',
        code: detail.code,
        amount: { minor: Number(detail.minor), currency: detail.currency },
      };
  }
}

function pointView({ place, date, time, offset }: ServicePoint, language: LanguageCode): ServicePointView {
  return { place: nameIn(place, language), date, time, offset };
}
