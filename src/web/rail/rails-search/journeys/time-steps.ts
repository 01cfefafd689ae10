/** Local dates and times on paper, as addresses hold them; what a clock really does then is the API's to say. */
export type LocalMoment = { readonly date: string; readonly time: string };

const minuteMs = 60_000;

/** Adds minutes to a local time, over midnight too. */
export function minutesOn({ date, time }: LocalMoment, minutes: number): LocalMoment {
  const text = new Date(Date.parse(`${date}T${time}:00Z`) + minutes * minuteMs).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}
