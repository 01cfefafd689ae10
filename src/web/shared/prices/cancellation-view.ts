import { msg } from '@lingui/core/macro';

import type { OptionView, SlotView } from '#src/contract/catalogue/catalogue.ts';
import { formatInstant, formatNumber } from '#src/domain/site/language/formats.ts';
import type { TimelineStep } from '#src/ui/booking/timeline.tsx';
import { freeBeforeWords } from '#src/web/shared/labels/free-cancellation-labels.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

type Voice = Pick<LoadContext, 'site' | 'i18n'>;
type DatedSteps = Pick<SlotView, 'cancellation'> & { readonly timeZone: string };

/** Returns dated refund lines of a cancelled time slot, in local time; the last one says when there is no refund. */
export function cancellationSteps({ site, i18n }: Voice, { cancellation, timeZone }: DatedSteps): TimelineStep[] {
  const steps = cancellation.map((step): TimelineStep => {
    const until = formatInstant(step.until, timeZone, site.writing);
    if (step.refundPercent === 100)
      return { when: i18n._(msg`Until ${until}`), what: i18n._(msg`Full refund`), tone: 'good' };
    const percent = formatNumber(step.refundPercent, site.writing);
    return { when: i18n._(msg`Until ${until}`), what: i18n._(msg`${percent}% refunded`), tone: 'warn' };
  });
  const last = cancellation.at(-1);
  if (last === undefined)
    return [
      {
        when: i18n._(msg`After booking`),
        what: i18n._(msg`Non-refundable: can’t be canceled`),
        tone: 'bad',
      },
    ];
  return [
    ...steps,
    {
      when: i18n._(msg`After ${formatInstant(last.until, timeZone, site.writing)}`),
      what: i18n._(msg`No refund`),
      tone: 'bad',
    },
  ];
}

/** "Free cancellation until Fri, 27 Nov 2026, 09:00 JST" of a time slot; null if it is never fully refundable. */
export function freeUntilWords({ site, i18n }: Voice, { cancellation, timeZone }: DatedSteps): string | null {
  const full = cancellation.findLast((step) => step.refundPercent === 100);
  return full === undefined
    ? null
    : i18n._(msg`Free cancellation until ${formatInstant(full.until, timeZone, site.writing)}`);
}

/** A package's cancelling in a few words, before a date is chosen. */
export function policyWords(
  { i18n }: Voice,
  policy: OptionView['cancellation'],
): { readonly text: string; readonly free: boolean } {
  const full = policy.filter((step) => step.refundPercent === 100).toSorted((a, b) => a.hoursBefore - b.hoursBefore)[0];
  if (full !== undefined) return { text: freeWords(i18n, full.hoursBefore), free: true };
  if (policy.length > 0) return { text: i18n._(msg`Partly refundable`), free: false };
  return { text: i18n._(msg`No refund`), free: false };
}

function freeWords(i18n: LoadContext['i18n'], hours: number): string {
  if (hours === 0) return i18n._(msg`Free cancellation until the start time`);
  return freeBeforeWords(i18n, hours);
}
