import type { ContactInput } from '#src/contract/checkout/checkout.ts';
import type { WireError } from '#src/contract/envelope.ts';
import type { CheckoutView } from '#src/web/checkout/checkout/checkout-view.ts';
import { contactFaults } from '#src/web/checkout/checkout/form/contact-form.tsx';
import {
  answersOfLines,
  answersToSend,
  fieldIdOf,
  lineFaults,
  type Faults,
} from '#src/web/checkout/checkout/form/line-answers.ts';
import type { Filled } from '#src/web/checkout/checkout/use-checkout.ts';
import type { TypedCheckout } from '#src/web/shared/storage/checkout-draft.ts';

/** The values of the form: typed, else sent before, else known from the account. */
export function filledOf(view: CheckoutView, known: ContactInput, typed: TypedCheckout) {
  const contact: ContactInput = { ...known, ...view.contact, ...typed.contact };
  const isForOther = typed.isForOther ?? view.lead !== '';
  const lead = typed.lead ?? view.lead;
  const chosen = typed.method ?? view.method;
  const usable = view.methods.filter((one) => !one.disabled);
  return {
    contact,
    lead,
    notes: typed.notes ?? view.notes,
    method: (usable.find((one) => one.value === chosen) ?? usable[0])?.value ?? '',
    answers: answersOfLines({
      lines: view.lines,
      typed: typed.lines ?? {},
      lead: isForOther ? lead : contact.name,
    }),
    isForOther,
  };
}

export type FilledForm = ReturnType<typeof filledOf>;

/** All that is wrong, in the order of the form. */
export function slipsOf(view: CheckoutView, { contact, lead, answers, isForOther }: FilledForm): Faults {
  const leadless: Faults =
    isForOther && lead.trim() === '' ? { 'contact.lead': { code: 'name_missing', message: '' } } : {};
  return { ...contactFaults(contact), ...leadless, ...lineFaults(view.lines, answers) };
}

/** Returns the data to send on payment, without fields that are empty or not required. */
export function toSend(view: CheckoutView, { contact, lead, isForOther, notes, method, answers }: FilledForm): Filled {
  const given = answersToSend(view.lines, answers);
  return {
    contact,
    ...(isForOther ? { lead } : {}),
    ...(notes.trim() === '' ? {} : { notes }),
    ...(method === '' ? {} : { method }),
    ...(given.length === 0 ? {} : { answers: given }),
  };
}

/** An error of the server that belongs to a field is shown beside it. */
export function faultOf(error: WireError | null): Faults {
  return error?.field === undefined || !/^(?:contact|answers)\./.test(error.field) ? {} : { [error.field]: error };
}

/** Leads to a field that is wrong; of a group to its first choice. */
export function focusField(path: string | undefined): void {
  if (path === undefined) return;
  const field = document.getElementById(fieldIdOf(path));
  (field?.querySelector('input') ?? field)?.focus();
}
