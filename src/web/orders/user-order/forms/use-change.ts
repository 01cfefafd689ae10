import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';

import { catalogueCalls } from '#src/contract/catalogue/catalogue.calls.ts';
import type { OptionView, SlotView } from '#src/contract/catalogue/catalogue.ts';
import { orderCalls } from '#src/contract/orders/orders.calls.ts';
import type { AmendQuoteAnswer } from '#src/contract/orders/orders.ts';
import { endIntent, intentKey } from '#src/web/shared/page/intent-key.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import type { ChangeFrom } from '#src/web/shared/orders/order-view.ts';
import { unitsText } from '#src/web/orders/user-order/forms/units-text.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import { useBusy } from '#src/web/shared/forms/use-busy.ts';

/** The selection, and its data loaded so far. */
export type ChangeSelection = {
  readonly option: OptionView;
  readonly today: string;
  readonly date: string;
  readonly slots: readonly SlotView[];
  readonly slotId: string | null;
  readonly counts: Readonly<Record<string, number>>;
  readonly quote: AmendQuoteAnswer | null;
};

export type Changing = {
  readonly selection: ChangeSelection | null;
  readonly error: string | null;
  readonly busy: boolean;
  readonly open: () => Promise<void>;
  readonly leave: () => void;
  readonly chooseDate: (date: string) => Promise<void>;
  readonly chooseSlot: (slotId: string) => Promise<void>;
  readonly count: (unitId: string, quantity: number) => Promise<void>;
  readonly change: () => Promise<void>;
};

/** Changes date or party: loads availability, then a quote, then sends the change at the quoted amount. */
export function useChange(reference: string, from: ChangeFrom): Changing {
  const { t } = useLingui();
  const api = useApi();
  const { selection, error, weigh, forget, complain } = useSelection(reference, from);
  const { busy, change } = useFormAction(reference, selection, complain);

  const slotsOn = async (date: string): Promise<readonly SlotView[]> => {
    const { productId: id, optionId: option } = from;
    const answer = await api.call(catalogueCalls.activitySlots, { id, option, date });
    return answer.ok ? answer.value.slots : [];
  };

  const open = async (): Promise<void> => {
    const activity = await api.call(catalogueCalls.activity, { id: from.productId });
    const option = activity.ok ? activity.value.options.find((one) => one.id === from.optionId) : undefined;
    if (!activity.ok || option === undefined) return complain(t`This can’t be changed right now. Please try again.`);
    const { date, slotId, counts } = from;
    await weigh({ option, today: activity.value.today, date, slots: await slotsOn(date), slotId, counts, quote: null });
  };

  const chooseDate = async (date: string): Promise<void> => {
    if (selection === null || date === '') return;
    const slots = await slotsOn(date);
    const [only, ...others] = slots.filter((slot) => slot.status === 'available' || slot.status === 'limited');
    await weigh({ ...selection, date, slots, slotId: others.length === 0 ? (only?.slotId ?? null) : null });
  };

  return {
    selection,
    error,
    busy,
    open,
    leave: forget,
    chooseDate,
    chooseSlot: async (slotId) => (selection === null ? undefined : weigh({ ...selection, slotId })),
    count: async (unitId, quantity) =>
      selection === null ? undefined : weigh({ ...selection, counts: { ...selection.counts, [unitId]: quantity } }),
    change,
  };
}

type Weighing = {
  readonly selection: ChangeSelection | null;
  readonly error: string | null;
  readonly weigh: (next: ChangeSelection) => Promise<void>;
  readonly forget: () => void;
  readonly complain: (words: string | null) => void;
};

/** Stores the requested change and fetches a quote once it is complete; late answers to older requests are dropped. */
function useSelection(reference: string, from: ChangeFrom): Weighing {
  const { i18n } = useLingui();
  const api = useApi();
  const [selection, setSelection] = useState<ChangeSelection | null>(null);
  const [error, setError] = useState<string | null>(null);
  const newest = useRef(0);

  const weigh = async (next: ChangeSelection): Promise<void> => {
    newest.current += 1;
    const mine = newest.current;
    setError(null);
    setSelection({ ...next, quote: null });
    const units = unitsText(next.counts);
    if (next.slotId === null || units === '' || isAsBooked(next, from)) return;
    const answer = await api.call(orderCalls.amendQuote, { reference, slotId: next.slotId, units });
    if (mine !== newest.current) return;
    if (answer.ok) setSelection({ ...next, quote: answer.value });
    else setError(failureWords(i18n, answer.error));
  };
  return { selection, error, weigh, forget: () => setSelection(null), complain: setError };
}

function useFormAction(
  reference: string,
  selection: ChangeSelection | null,
  complain: Weighing['complain'],
): Pick<Changing, 'busy' | 'change'> {
  const { i18n } = useLingui();
  const api = useApi();
  const [busy, whileBusy] = useBusy();

  const change = async (): Promise<void> => {
    if (selection === null || selection.slotId === null || selection.quote === null) return;
    const { slotId, quote, counts: units } = selection;
    const intent = `change ${reference} ${slotId} ${unitsText(units)}`;
    const differenceMinor = quote.extra.minor - quote.back.minor;
    const body = { reference, slotId, units: { ...units }, differenceMinor };
    const answer = await whileBusy(
      () => api.call(orderCalls.amendBooking, body, { idempotencyKey: intentKey(intent) }),
      ({ ok }) => ok,
    );
    if (answer.ok || answer.status !== 0) endIntent(intent);
    if (answer.ok) return location.assign(answer.value.redirectUrl);
    complain(failureWords(i18n, answer.error));
  };
  return { busy, change };
}

function isAsBooked({ slotId, counts }: ChangeSelection, from: ChangeFrom): boolean {
  return slotId === from.slotId && unitsText(counts) === unitsText(from.counts);
}
