import { msg } from '@lingui/core/macro';

import type { ActivityAnswer } from '#src/contract/catalogue/catalogue.ts';
import { formatDate, formatDuration, formatList, nameOf } from '#src/domain/site/language/formats.ts';
import type { Fact } from '#src/ui/content/facts.tsx';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import type { ActivityView } from '#src/web/catalogue/activity/activity-view.ts';

type Voice = Pick<LoadContext, 'site' | 'i18n'>;

/** Returns the key facts before booking: duration, languages, confirmation, voucher type and refund terms. */
export function activityFacts(voice: Voice, activity: ActivityAnswer, policy: ActivityView['policy']): Fact[] {
  const { site, i18n } = voice;
  const facts: Fact[] = [];
  const duration = durationWords(voice, activity.durationMinutes);
  if (duration !== null) facts.push({ icon: 'clock', text: duration });
  facts.push(instantFact(voice, activity));
  facts.push(redemptionFact(voice, activity));
  if (activity.languages.length > 0) {
    const names = activity.languages.map((code) => nameOf('language', code, site.language));
    facts.push({
      icon: 'language',
      text: formatList(names, site.writing),
      note: i18n._(msg`Live or audio guide`),
    });
  }
  if (policy !== null) facts.push({ icon: 'refund', text: policy.text, tone: policy.free ? 'good' : undefined });
  return facts;
}

/** Whether the booking is at once or the operator answers first. */
export function instantFact({ i18n }: Pick<LoadContext, 'i18n'>, { card }: ActivityAnswer): Fact {
  if (card.instant) return { icon: 'instant', text: i18n._(msg`Instant confirmation`) };
  return { icon: 'instant', text: i18n._(msg`Operator confirmation required`), note: i18n._(msg`We’ll email you`) };
}

/** The soonest date of any package, in words; null when nothing is on sale. */
export function nextDateWords({ site, i18n }: Voice, { options }: ActivityAnswer): string | null {
  const soonest = options.flatMap((option) => option.nextDate ?? []).toSorted()[0];
  return soonest === undefined ? null : i18n._(msg`Next date: ${formatDate(soonest, site.writing, 'medium')}`);
}

function durationWords({ site, i18n }: Voice, { from, to }: ActivityAnswer['durationMinutes']): string | null {
  if (to <= 0) return null;
  const longest = formatDuration(to, site.writing);
  return from === to || from <= 0 ? longest : i18n._(msg`${formatDuration(from, site.writing)} to ${longest}`);
}

function redemptionFact({ i18n }: Voice, { redemption, perPersonTicket }: ActivityAnswer): Fact {
  if (redemption === 'PRINT') return { icon: 'printer', text: i18n._(msg`Print your voucher`) };
  if (redemption === 'MANIFEST')
    return {
      icon: 'list',
      text: i18n._(msg`Your name is on the guest list`),
      note: i18n._(msg`Bring photo ID`),
    };
  return {
    icon: 'mobile',
    text: i18n._(msg`Mobile voucher`),
    note: perPersonTicket ? i18n._(msg`One code per person`) : i18n._(msg`One code for the whole group`),
  };
}
