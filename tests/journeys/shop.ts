import { expect, type APIRequestContext } from '@playwright/test';

import type { ActivityAnswer, CalendarAnswer, OptionView, SlotsAnswer } from '#src/contract/catalogue/catalogue.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** Something on sale: an option of a product on a day on which it can be had. */
export type Offer = {
  readonly productId: number;
  readonly slug: string;
  readonly title: string;
  readonly option: OptionView;
  readonly date: string;
  /** A start with room for the requested number. */
  readonly slotId: string;
};

/** Reads from the API; the answer must be a success. */
export async function fetchJson<Answer>(request: APIRequestContext, path: string): Promise<Answer> {
  const response = await request.get(path);
  expect(response.ok(), `${path} answers ${response.status()}`).toBe(true);
  const { result } = (await response.json()) as { result: Answer };
  return result;
}

/** An offer of a product at least `fromDays` days ahead, at a start with room for `places`. */
export async function offerOf(
  request: APIRequestContext,
  productId: number,
  about: { readonly fromDays?: number; readonly places?: number; readonly option?: number } = {},
): Promise<Offer> {
  const { fromDays = 10, places = 2 } = about;
  const activity = await fetchJson<ActivityAnswer>(request, `/v1/usrcsrv/activity/${productId}`);
  const option = activity.options[about.option ?? 0];
  if (option === undefined) throw new Error(`product ${productId} has no such option`);
  const first = dayAfter(activity.today, fromDays);
  const calendarPath = `/v1/usrcsrv/activity/${productId}/calendar?option=${option.id}&from=${first}&months=2`;
  const { days } = await fetchJson<CalendarAnswer>(request, calendarPath);
  for (const day of days.filter((one) => one.status === 'available' && one.date >= first)) {
    const found = await fetchJson<SlotsAnswer>(
      request,
      `/v1/usrcsrv/activity/${productId}/availability?option=${option.id}&date=${day.date}`,
    );
    const slot = found.slots.find((one) => one.vacancies >= places && one.status !== 'closed');
    if (slot === undefined) continue;
    const { slug, title } = activity.card;
    return { productId, slug, title: title.text, option, date: day.date, slotId: slot.slotId };
  }
  throw new Error(`product ${productId} has no day with room for ${places}`);
}

/** The address of the booking page with package, day and start chosen. */
export function optionsPath({ productId, slug, option, date, slotId }: Offer, language: LanguageCode): string {
  const path = localPath(language, `/activity/${productId}-${slug}/options`);
  return `${path}?package=${option.id}&date=${date}&month=${date.slice(0, 7)}&slot=${slotId}`;
}

export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
