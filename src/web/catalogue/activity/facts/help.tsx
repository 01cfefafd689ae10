import { QuestionList } from '#src/ui/content/blocks/question-list.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import type { HelpView } from '#src/web/catalogue/activity/activity-view.ts';
import styles from '#src/web/catalogue/activity/activity.module.css';

/** Frequently asked questions before a booking of this kind, with answers. */
export function Help({ help: { title, summary, lang, questions } }: { readonly help: HelpView }) {
  return (
    <section className={styles['section']} aria-labelledby="help-title" lang={lang}>
      <Title level={2} look="block" id="help-title" lead={summary}>
        {title}
      </Title>
      <QuestionList items={questions} />
    </section>
  );
}
