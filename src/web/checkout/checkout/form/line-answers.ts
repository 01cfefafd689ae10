import type { AnswersView } from '#src/contract/checkout/required-fields.ts';
import type { WireError } from '#src/contract/envelope.ts';
import type { LineRules } from '#src/domain/catalogue/offers/required-fields.ts';
import { answerFaults, isRequired, type Answers } from '#src/domain/orders/traveller-answers.ts';
import type { CheckoutLineWords } from '#src/web/checkout/checkout/checkout-view.ts';

/** What is wrong, by the field's path: "contact.email", "answers.<line>.travellers.0.passport". */
export type Faults = Readonly<Record<string, WireError>>;

/** The id of a field's control, for labels and for the focus. */
export function fieldIdOf(path: string): string {
  return path.replaceAll('.', '-');
}

export function answerPathOf(itemId: string, part: 'booking' | number, id: string): string {
  return part === 'booking' ? `answers.${itemId}.booking.${id}` : `answers.${itemId}.travellers.${part}.${id}`;
}

type Given = {
  readonly lines: readonly CheckoutLineWords[];
  readonly typed: Readonly<Record<string, AnswersView>>;
  /** The lead traveler, usually the first traveler too. */
  readonly lead: string;
};

/**
 * Returns the answers of every line as its fields show them: typed, else sent before, else derived from the same
 * traveler's answer on an earlier line or from the lead's name, so that no passport number is typed twice.
 */
export function answersOfLines({ lines, typed, lead }: Given): Readonly<Record<string, AnswersView>> {
  const all: Record<string, AnswersView> = {};
  lines.forEach((line, place) => {
    const own = typed[line.itemId];
    const before = lines.slice(0, place);
    all[line.itemId] = {
      booking: answered(line.asked.booking, (id) => own?.booking[id] ?? line.answers?.booking[id]),
      travellers: line.asked.travellers.map(({ unit, fields }, index) =>
        answered(
          fields,
          (id) =>
            own?.travellers[index]?.[id] ??
            line.answers?.travellers[index]?.[id] ??
            sameTraveller(before, all, { unit, index, id }) ??
            (id === 'fullName' && index === 0 ? lead : undefined),
        ),
      ),
    };
  });
  return all;
}

function answered(fields: LineRules['booking'], valueOf: (id: string) => string | undefined): Answers {
  return Object.fromEntries(fields.map(({ id }) => [id, valueOf(id) ?? '']));
}

function sameTraveller(
  before: readonly CheckoutLineWords[],
  all: Readonly<Record<string, AnswersView>>,
  { unit, index, id }: { readonly unit: string; readonly index: number; readonly id: string },
): string | undefined {
  const line = before.find((one) => ownFields.has(id) && isSameTicket(one.asked.travellers[index]?.unit, unit));
  const known = line === undefined ? undefined : all[line.itemId]?.travellers[index]?.[id];
  return known === '' ? undefined : known;
}

/** "Adult" and "Adult (12+)" are distinguished by their operators alone. */
function isSameTicket(one: string | undefined, other: string): boolean {
  const plain = (unit: string): string => (unit.split(/[(（]/u, 1)[0] ?? '').trimEnd().toLowerCase();
  return one !== undefined && plain(one) === plain(other);
}

/** Of the person rather than of the visit. */
const ownFields: ReadonlySet<string> = new Set([
  'fullName',
  'familyName',
  'givenName',
  'oneName',
  'birthDate',
  'nationality',
  'passport',
  'passportExpiry',
  'height',
  'weight',
  'diet',
]);

/** Returns the answers to send: the lines with required fields, and those fields alone. */
export function answersToSend(
  lines: readonly CheckoutLineWords[],
  answers: Readonly<Record<string, AnswersView>>,
): (AnswersView & { readonly itemId: string })[] {
  return lines.flatMap(({ itemId, asked: requiredFields }) => {
    const given = answers[itemId];
    if (given === undefined || !hasRequiredFields(requiredFields)) return [];
    const of = (fields: LineRules['booking'], values: Answers): Answers =>
      Object.fromEntries(fields.filter((one) => isRequired(one, values)).map(({ id }) => [id, values[id] ?? '']));
    return [
      {
        itemId,
        booking: of(requiredFields.booking, given.booking),
        travellers: requiredFields.travellers.map(({ fields }, index) => of(fields, given.travellers[index] ?? {})),
      },
    ];
  });
}

export function hasRequiredFields({ booking, travellers }: Pick<LineRules, 'booking' | 'travellers'>): boolean {
  return booking.length > 0 || travellers.some(({ fields }) => fields.length > 0);
}

/** Validates the answers by the same rules as the server, in the order of the form. */
export function lineFaults(
  lines: readonly CheckoutLineWords[],
  answers: Readonly<Record<string, AnswersView>>,
): Faults {
  return Object.fromEntries(
    lines.flatMap(({ itemId, asked: requiredFields, visitDate }) =>
      answerFaults({ ...requiredFields, visitDate }, answers[itemId] ?? { booking: {}, travellers: [] }).map(
        ({ code, field = '', facts }): [string, WireError] => [
          `answers.${itemId}.${field}`,
          { code, message: '', ...(facts === undefined ? {} : { facts }) },
        ],
      ),
    ),
  );
}

/** Returns the typed answers of a line with one more answer. */
export function withAnswer(
  typed: AnswersView | undefined,
  { part, id, value }: { readonly part: 'booking' | number; readonly id: string; readonly value: string },
): AnswersView {
  const { booking = {}, travellers = [] } = typed ?? {};
  if (part === 'booking') return { booking: { ...booking, [id]: value }, travellers };
  const people = Array.from({ length: Math.max(travellers.length, part + 1) }, (_, place) => travellers[place] ?? {});
  return { booking, travellers: people.map((one, place) => (place === part ? { ...one, [id]: value } : one)) };
}
