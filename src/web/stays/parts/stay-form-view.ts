import type { WireError } from '#src/contract/envelope.ts';
import { stayFaults, stayFields, type StayFault, type StayField } from '#src/domain/stays/stay-query.ts';
import { questionFaultIn } from '#src/domain/search/venues/query-issue.ts';
import { soldFromWords } from '#src/web/shared/labels/sold-from.ts';
import { stayFaultWords } from '#src/web/shared/labels/hotel-labels.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** The search form of a stay with its values and the error of an invalid field. */
export type StayFormView = {
  readonly action: string;
  readonly fields: Readonly<Record<StayField, string>>;
  readonly wrong: { readonly field: StayField; readonly text: string } | null;
  /** Destinations to choose from; null on the page of one hotel. */
  readonly places: readonly { readonly id: number; readonly name: string }[] | null;
  /** Query fields of the address that the form preserves. */
  readonly preserved: readonly { readonly name: string; readonly value: string }[];
};

/** Returns the stay fields of an address; of a repeated field the first counts. */
export function stayWordsOf(query: URLSearchParams): Readonly<Record<StayField, string>> {
  const said = (field: StayField): string => query.get(field) ?? '';
  return {
    destination: said('destination'),
    hotel: said('hotel'),
    check_in: said('check_in'),
    check_out: said('check_out'),
    rooms: said('rooms'),
    adults: said('adults'),
    children: said('children'),
    child_ages: said('child_ages'),
  };
}

/** Returns the field error of an API error; null if it concerns no field. */
export function stayFaultOf(error: WireError): RefusedStay | null {
  const fault = questionFaultIn(error, stayFields, stayFaults);
  return fault === null ? null : { ...fault, facts: error.facts };
}

/** An invalid field, with the details of the API's error if the API rejected it. */
type RefusedStay = StayFault & Pick<WireError, 'facts'>;

/** Returns the form with its values and the error message beside its field. */
export function stayFormView(
  context: Pick<LoadContext, 'i18n' | 'site'>,
  form: Omit<StayFormView, 'wrong'>,
  fault: RefusedStay | null,
): StayFormView {
  if (fault === null) return { ...form, wrong: null };
  const text = soldFromWords(context, fault) ?? stayFaultWords(context.i18n, fault.reason);
  return { ...form, wrong: { field: fault.field, text } };
}
