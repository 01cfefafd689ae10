import { useLingui } from '@lingui/react/macro';

import type { OriginalWords } from '#src/contract/catalogue/catalogue.ts';
import { FactsRow } from '#src/ui/content/facts.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Original } from '#src/web/shared/content/original.tsx';
import type { ActivityView } from '#src/web/catalogue/activity/activity-view.ts';
import styles from '#src/web/catalogue/activity/activity.module.css';

/** The facts one checks first, then what it is like. */
export function Story({ data }: { readonly data: ActivityView }) {
  const { t } = useLingui();
  return (
    <section className={styles['story']} aria-label={t`About this activity`}>
      <div className={styles['facts']}>
        <FactsRow facts={data.facts} label={t`At a glance`} shape="grid" />
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
      {data.original !== null && (
        <Original notice={data.original.notice}>
          <OriginalStory words={data.original.text} />
        </Original>
      )}
    </section>
  );
}

function OriginalStory({ words }: { readonly words: OriginalWords }) {
  const { t } = useLingui();
  const lists = [
    { title: t`Highlights`, items: words.highlights },
    { title: t`What’s included`, items: [...words.included, ...words.excluded.map((item) => `✕ ${item}`)] },
    { title: t`Good to know`, items: words.goodToKnow },
    { title: t({ message: 'Accessibility', context: 'place' }), items: words.accessibility },
  ].filter(({ items }) => items.length > 0);
  return (
    <>
      <p lang="en" dir="ltr">
        {words.summary}
      </p>
      <p lang="en" dir="ltr">
        {words.text}
      </p>
      {lists.map(({ title, items }) => (
        <div key={title}>
          <p>{title}</p>
          <ul lang="en" dir="ltr">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
