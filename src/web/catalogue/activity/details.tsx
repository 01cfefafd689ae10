import { useLingui } from '@lingui/react/macro';

import { Timeline } from '#src/ui/booking/timeline.tsx';
import { CheckList } from '#src/ui/content/facts.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import { Title } from '#src/ui/layout/title.tsx';
import type { ActivityView } from '#src/web/catalogue/activity/activity-view.ts';
import styles from '#src/web/catalogue/activity/activity.module.css';

type Part = { readonly data: ActivityView };

/** What the price includes, the cancellation terms, and what to know before the visit. */
export function Details({ data }: Part) {
  const { t } = useLingui();
  return (
    <>
      <section className={styles['section']} aria-labelledby="included-title">
        <Title level={2} look="block" id="included-title">
          {t`What’s included`}
        </Title>
        <div className={styles['halves']} lang={data.lang} dir="auto">
          <CheckList items={data.included.map((text) => ({ text, included: true }))} />
          <CheckList items={data.excluded.map((text) => ({ text, included: false }))} />
        </div>
      </section>
      {data.cancellation !== null && (
        <section className={styles['section']} id="cancellation" aria-labelledby="cancellation-title">
          <Title level={2} look="block" id="cancellation-title" lead={data.cancellation.lead}>
            {t`Cancellation`}
          </Title>
          <Timeline steps={data.cancellation.steps} label={t`Refund deadlines`} />
        </section>
      )}
      {data.goodToKnow.length + data.accessibility.length > 0 && (
        <div className={`${styles['section']} ${styles['halves']}`}>
          <Notes title={t`Good to know`} icon="info" items={data.goodToKnow} lang={data.lang} />
          <Notes
            title={t({ message: 'Accessibility', context: 'place' })}
            icon="accessible"
            items={data.accessibility}
            lang={data.lang}
          />
        </div>
      )}
    </>
  );
}

type NotesProps = {
  readonly title: string;
  readonly icon: IconName;
  readonly items: readonly string[];
  readonly lang: string;
};

function Notes({ title, icon, items, lang }: NotesProps) {
  if (items.length === 0) return null;
  const id = `notes-${icon}`;
  return (
    <section className={styles['story']} aria-labelledby={id}>
      <Title level={2} look="block" id={id}>
        {title}
      </Title>
      <ul className={styles['notes']} lang={lang} dir="auto">
        {items.map((text) => (
          <li key={text}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
