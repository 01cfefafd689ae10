import { useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';

import { requestedFilter } from '#src/domain/search/query/requested-filter.ts';
import { defaultLanguage } from '#src/domain/site/language/languages.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { TextInput } from '#src/ui/form/text-input.tsx';
import styles from '#src/web/shared/filters/filter-groups.module.css';
import { PriceFields } from '#src/web/shared/filters/price-fields.tsx';
import type { ViewProps } from '#src/web/shared/page/page-definition.ts';
import {
  promotionFilter,
  promotionHref,
  promotionKeys,
  readPromotionQuery,
} from '#src/web/marketing/promotion/promotion-query.ts';
import type { PromotionView } from '#src/web/marketing/promotion/promotion-view.ts';

/** The form's own fields; hidden fields carry the other parameters, and the list starts at its first page. */
const own = new Set(['date', 'from', 'to', 'page', 'shown']);

/** When and for how much: a plain form, sent by the app where there is one. */
export function PromotionForm({ data, site }: ViewProps<PromotionView>) {
  const { t } = useLingui();
  const send = useSend(data);
  const { now, price } = data;
  return (
    <form className={styles['form']} action={promotionHref(site, { ...now, page: 1 }).split('?')[0]} onSubmit={send}>
      {Object.entries(promotionKeys(now))
        .filter(([name, value]) => !own.has(name) && value !== null)
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value ?? ''} />
        ))}
      <TextInput
        key={`date ${now.date}`}
        id="programme-date"
        name="date"
        type="date"
        label={t`Date`}
        defaultValue={now.date ?? ''}
      />
      <PriceFields title={t`Price`} names={['from', 'to']} idBase="programme" now={now} prices={price} />
      <Button type="submit" look="secondary" wide>
        {t`Apply`}
      </Button>
    </form>
  );
}

/** Sends the form as a move of the app. Limits that leave everything in are none (spec §5). */
function useSend({ now, price }: PromotionView): (event: FormEvent<HTMLFormElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    event.preventDefault();
    const requested = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value !== '') requested.set(name, value);
    const typed = readPromotionQuery(now.programId, requested);
    const limits = requestedFilter(promotionFilter(typed), price?.range ?? null);
    const wanted = { ...typed, from: limits.price_from ?? null, to: limits.price_to ?? null };
    // The router puts its base (the language prefix) before the paths it is sent to.
    void navigate(promotionHref({ language: defaultLanguage }, wanted), { preventScrollReset: true });
  };
}
