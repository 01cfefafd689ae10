import { useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Stack } from '#src/ui/layout/grid.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { CurrencyList } from '#src/web/site/frame/pickers/picker-lists.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadSelectCurrency, type SelectCurrencyView } from '#src/web/site/select-currency/select-currency.load.ts';
import styles from '#src/web/site/frame/pickers/choice-list.module.css';

export const selectCurrencyScreen = screen(loadSelectCurrency, SelectCurrency);

function SelectCurrency({ data }: ViewProps<SelectCurrencyView>) {
  const { t } = useLingui();
  return (
    <Page width="narrow">
      <Stack gap={4}>
        <div className={styles['back']}>
          <ButtonLink look="quiet" size="small" icon="arrow-back" href={data.here}>
            {t`Back`}
          </ButtonLink>
        </div>
        <Title level={1}>{t`Currency`}</Title>
        <CurrencyList here={data.here} choices={data.choices} />
      </Stack>
    </Page>
  );
}
