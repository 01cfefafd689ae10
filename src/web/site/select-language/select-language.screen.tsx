import { useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Stack } from '#src/ui/layout/grid.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { LanguageList, WritingList } from '#src/web/site/frame/pickers/picker-lists.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadSelectLanguage, type SelectLanguageView } from '#src/web/site/select-language/select-language.load.ts';
import styles from '#src/web/site/frame/pickers/choice-list.module.css';

export const selectLanguageScreen = screen(loadSelectLanguage, SelectLanguage);

function SelectLanguage({ data }: ViewProps<SelectLanguageView>) {
  const { t } = useLingui();
  return (
    <Page width="narrow">
      <Stack gap={4}>
        <div className={styles['back']}>
          <ButtonLink look="quiet" size="small" icon="arrow-back" href={data.here}>
            {t`Back`}
          </ButtonLink>
        </div>
        <Title level={1}>{t`Language`}</Title>
        <WritingList here={data.here} choices={data.writings} />
        <LanguageList here={data.here} />
      </Stack>
    </Page>
  );
}
