import { useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';

import type { PageName } from '#src/contract/pages.ts';
import { defaultLanguage } from '#src/domain/site/language/languages.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { TextInput } from '#src/ui/form/text-input.tsx';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { href } from '#src/web/shared/page/href.ts';
import styles from '#src/web/shared/filters/filter-groups.module.css';
import type { LimitsView } from '#src/web/shared/filters/limits-view.ts';
import { PriceFields } from '#src/web/shared/filters/price-fields.tsx';

type LimitsFormProps = {
  readonly page: PageName;
  readonly site: SitePart;
  readonly limits: LimitsView;
  /** Of what the price is. */
  readonly title: string;
};

/** For how much, and until when it can be cancelled: a plain form, sent by the app where there is one. */
export function LimitsForm({ page, site, limits, title }: LimitsFormProps) {
  const { t } = useLingui();
  const send = useSend(page);
  const { now, prices, preserved } = limits;
  return (
    <form className={styles['form']} action={href(site, page)} onSubmit={send}>
      {preserved.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PriceFields title={title} names={['price_from', 'price_to']} idBase="price" now={now} prices={prices} />
      <TextInput
        key={`until ${now.freeUntil}`}
        id="free-until"
        name="free_until"
        type="date"
        label={t`Free cancellation until`}
        hint={t`Until the end of that day (UTC)`}
        defaultValue={now.freeUntil ?? ''}
      />
      <Button type="submit" look="secondary" wide>
        {t`Apply`}
      </Button>
    </form>
  );
}

function useSend(page: PageName): (event: FormEvent<HTMLFormElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    // The router puts the language prefix before what it is sent to.
    void navigate(href({ language: defaultLanguage }, page, {}, Object.fromEntries(typed)), {
      preventScrollReset: true,
    });
  };
}
