import { msg } from '@lingui/core/macro';

import type { OptionView, SlotView } from '#src/contract/catalogue/catalogue.ts';
import { formatNumber } from '#src/domain/site/language/formats.ts';
import type { TimelineStep } from '#src/ui/booking/timeline.tsx';
import { deadlineWords } from '#src/web/shared/moments/moment-labels.ts';
import { freeBeforeWords } from '#src/web/shared/labels/free-cancellation-labels.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import type { PlaceClock } from '#src/messages/moment.words.ts';

type Voice = Pick<LoadContext, 'site' | 'i18n' | 'visitorZone'>;
type DatedSteps = Pick<SlotView, 'cancellation'> & PlaceClock;

/** Returns dated refund lines of a cancelled time slot, in local time; the last one says when there is no refund. */
export function cancellationSteps(voice: Voice, { cancellation, ...clock }: DatedSteps): TimelineStep[] {
  const { site, i18n } = voice;
  const steps = cancellation.map((step): TimelineStep => {
    const until = deadlineWords(voice, step.until, clock);
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
      when: i18n._(msg`After ${deadlineWords(voice, last.until, clock)}`),
      what: i18n._(msg`No refund`),
      tone: 'bad',
    },
  ];
}

/** "Free cancellation until Fri, Nov 27, 2026, 9:00 AM (Tokyo time)" of a time slot; null if it is never fully refundable. */
export function freeUntilWords(voice: Voice, { cancellation, ...clock }: DatedSteps): string | null {
  const full = cancellation.findLast((step) => step.refundPercent === 100);
  return full === undefined
    ? null
    : voice.i18n._(msg`Free cancellation until ${deadlineWords(voice, full.until, clock)}`);
}

/** A package's cancelling in a few words, before a date is chosen. */
export function policyWords(
  { i18n }: Voice,
  policy: OptionView['cancellation'],
): { readonly text: string; readonly free: boolean } {
  const full = policy.filter((step) => step.refundPercent === 100).toSorted((a, b) => a.hoursBefore - b.hoursBefore)[0];
  if (full !== undefined) return { text: freeWords(i18n, full.hoursBefore), free: true };
  if (policy.length > 0) return { text: i18n._(msg`Partially refundable`), free: false };
  return { text: i18n._(msg`No refund`), free: false };
}

function freeWords(i18n: LoadContext['i18n'], hours: number): string {
  if (hours === 0) return i18n._(msg`Free cancellation until the start time`);
  return freeBeforeWords(i18n, hours);
}
