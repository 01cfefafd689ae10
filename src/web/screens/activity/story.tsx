import { useLingui } from '@lingui/react/macro';

import { FactsRow } from '#src/ui/content/facts.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { ActivityView } from '#src/web/screens/activity/activity-view.ts';
import styles from '#src/web/screens/activity/activity.module.css';

/** The facts one checks first, then what it is like. */
export function Story({ data }: { readonly data: ActivityView }) {
  const { t } = useLingui();
  return (
    <section className={styles['story']} aria-label={t`About this activity`}>
      <div className={styles['facts']}>
        <FactsRow facts={data.facts} label={t`Good to know at a glance`} shape="grid" />
      </div>
      <p className={styles['summary']} lang={data.summary.lang} dir="auto">
        {data.summary.text}
      </p>
      {data.highlights.length > 0 && (
        <ul className={styles['highlights']} aria-label={t`Highlights`} lang={data.lang} dir="auto">
          {data.highlights.map((text) => (
            <li key={text}>
              <Icon name="star" size="small" />
              {text}
            </li>
          ))}
        </ul>
      )}
      <p className={styles['text']} lang={data.text.lang} dir="auto">
        {data.text.text}
      </p>
    </section>
  );
}
