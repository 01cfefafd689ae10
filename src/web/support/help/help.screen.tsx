import { useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Chip, ChipRow } from '#src/ui/buttons/chip.tsx';
import { Disclosure } from '#src/ui/content/disclosure.tsx';
import { MarkedText } from '#src/ui/content/marked-text.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { Band, Page } from '#src/ui/layout/page.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { ContactWays } from '#src/web/shared/account/contact-ways.tsx';
import { OriginalLink } from '#src/web/shared/content/original.tsx';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { Trail } from '#src/web/shared/page-head/trail.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadHelp, type HelpGroup, type HelpView } from '#src/web/support/help/help.load.ts';
import styles from '#src/web/support/help/help.module.css';

export const helpScreen = screen(loadHelp, Help);

function Help({ data, site }: ViewProps<HelpView>) {
  const { t } = useLingui();
  const { groups, query } = data;
  return (
    <Page width="bare">
      <StructuredData text={data.structured} />
      <Band>
        <Trail site={site} steps={data.trail} />
        <div className={styles['head']}>
          <Title level={1} look="display" lead={t`Enter a keyword, or open a question below.`}>
            {t`How can we help?`}
          </Title>
          <SearchField
            key={query}
            id="help-query"
            name="q"
            label={t`Search the answers`}
            placeholder={t`Refund, voucher, receipt…`}
            defaultValue={query}
            action={href(site, 'help')}
            submitText={t`Find`}
            size="large"
          />
          {query === '' ? (
            <ChipRow label={t`Topics`}>
              {groups.map(({ key, title, count }) => (
                <Chip key={key} text={title} href={`#${key}`} count={count} />
              ))}
            </ChipRow>
          ) : (
            <p className={styles['found']}>
              <span role="status">{data.found}</span> <a href={href(site, 'help')}>{t`All questions`}</a>
            </p>
          )}
        </div>
        {groups.length === 0 ? (
          <EmptyState
            icon="help"
            title={t`No answers match your search`}
            text={t`Try fewer or different words, or message us below.`}
          >
            <ButtonLink href={href(site, 'help')}>{t`All questions`}</ButtonLink>
          </EmptyState>
        ) : (
          groups.map((group) => <Group key={group.key} group={group} isFound={query !== ''} />)
        )}
      </Band>
      <Band>
        <ContactWays site={site} />
      </Band>
    </Page>
  );
}

function Group({ group, isFound }: { readonly group: HelpGroup; readonly isFound: boolean }) {
  return (
    <section className={styles['group']} id={group.key} aria-labelledby={`${group.key}-title`} lang={group.lang}>
      <div className={styles['about']}>
        <h2 className={styles['title']} id={`${group.key}-title`}>
          {group.title}
        </h2>
        <p className={styles['summary']}>{group.summary}</p>
        {group.notice !== null && <OriginalLink notice={group.notice} href={group.originalHref} />}
      </div>
      <div>
        {group.questions.map(({ id, question, answer }, index) => (
          <div key={id} id={id} className={styles['question']}>
            <Disclosure summary={question} open={isFound && index < 3}>
              <MarkedText blocks={answer} />
            </Disclosure>
          </div>
        ))}
      </div>
    </section>
  );
}
