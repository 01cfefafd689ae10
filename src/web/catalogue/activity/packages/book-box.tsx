import { useLingui } from '@lingui/react/macro';

import { SummaryBox } from '#src/ui/booking/summary-box.tsx';
import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { FactsRow, type Fact } from '#src/ui/content/facts.tsx';
import { Only } from '#src/ui/layout/grid.tsx';
import type { ActivityView } from '#src/web/catalogue/activity/activity-view.ts';
import styles from '#src/web/catalogue/activity/activity.module.css';

/** The price and the way to book it, always in sight. */
export function BookBox({
  data,
}: {
  readonly data: Pick<ActivityView, 'price' | 'chosen' | 'city' | 'next' | 'policy'>;
}) {
  const { t } = useLingui();
  if (data.price === null || data.chosen === null) {
    return (
      <SummaryBox label={t`Booking`} action={<ButtonLink href={data.city.href}>{t`See other activities`}</ButtonLink>}>
        <p className={styles['soft']}>{t`This isn’t available right now.`}</p>
      </SummaryBox>
    );
  }
  const facts: Fact[] = [];
  if (data.next !== null) facts.push({ icon: 'calendar', text: data.next });
  if (data.policy !== null)
    facts.push({ icon: 'refund', text: data.policy.text, tone: data.policy.free ? 'good' : undefined });
  return (
    <SummaryBox
      label={t`Booking`}
      price={{ amount: data.price, prefix: t`from`, taxes: t`All taxes and fees included` }}
      action={
        <ButtonLink href={data.chosen.bookHref} size="large" track="click:activity.book">
          {t`Choose a date`}
        </ButtonLink>
      }
      note={t`You won’t be charged until the last step.`}
    >
      {facts.length > 0 && (
        <Only on="desktop">
          <FactsRow facts={facts} shape="list" />
        </Only>
      )}
    </SummaryBox>
  );
}
