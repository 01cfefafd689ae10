import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';

import { accountCalls } from '#src/contract/accounts/account.calls.ts';
import { isCurrency, type CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { isLanguage, type LanguageCode } from '#src/domain/site/language/languages.ts';
import type { FormatChoice } from '#src/domain/site/language/format-choices.ts';
import type { FormatPreference } from '#src/domain/site/language/formatting-locale.ts';
import type { currencyChoices } from '#src/domain/site/choices/currency-names.ts';
import {
  inCurrency,
  inHabit,
  inLanguage,
  languageChoices,
  type Choice,
} from '#src/domain/site/choices/picker-choices.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { ChoiceList } from '#src/web/site/frame/pickers/choice-list.tsx';
import styles from '#src/web/site/frame/pickers/choice-list.module.css';
import { storeItem } from '#src/web/shared/storage/local-store.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';

/** A path of this site with its language prefix and query: the page that is shown in what is chosen. */
type PickerProps = { readonly here: string };

/** Every language of this site, each leading to the same page. */
export function LanguageList({ here }: PickerProps) {
  const { t } = useLingui();
  const site = useSite();
  const storeChoice = useStoreChoice();
  return (
    <ChoiceList
      id="language-filter"
      filterText={t`Find a language`}
      chosen={site.language}
      spoken
      groups={[
        {
          choices: languageChoices(site.supportLanguages).map((one) => ({ ...one, href: inLanguage(here, one.code) })),
        },
      ]}
      onChoose={(event, code, href) => isLanguage(code) && storeChoice(event, { language: code }, href)}
    />
  );
}

type WritingListProps = PickerProps & { readonly choices: readonly FormatChoice[] };

/** With which years and digits dates are written, each way shown by a date; nothing where a language has one way alone. */
export function WritingList({ here, choices }: WritingListProps) {
  const { t } = useLingui();
  const storeChoice = useStoreChoice();
  if (choices.length === 0) return null;
  const title = t`Date and number format`;
  return (
    <section aria-label={title}>
      <h2 className={styles['title']}>{title}</h2>
      <ul className={styles['list']}>
        {choices.map(({ habit, text, selected }) => {
          const href = inHabit(here, habit);
          return (
            <li key={habit}>
              <a
                className={styles['choice']}
                href={href}
                rel="nofollow"
                aria-current={selected ? 'true' : undefined}
                onClick={(event) => storeChoice(event, { writing: habit }, href)}
              >
                <span className={styles['name']}>{text}</span>
                {selected && <Icon name="check" />}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type CurrencyListProps = PickerProps & { readonly choices: ReturnType<typeof currencyChoices> };

/** Every currency, the popular ones first. */
export function CurrencyList({ here, choices }: CurrencyListProps) {
  const { t } = useLingui();
  const site = useSite();
  const storeChoice = useStoreChoice();
  const linked = (list: readonly Choice<CurrencyCode>[]) =>
    list.map((one) => ({ ...one, href: inCurrency(here, one.code) }));
  return (
    <ChoiceList
      id="currency-filter"
      filterText={t`Find a currency`}
      chosen={site.currency}
      spoken={false}
      groups={[
        { title: t`Popular`, choices: linked(choices.popular) },
        { title: t`All others`, choices: linked(choices.others) },
      ]}
      onChoose={(event, code, href) => isCurrency(code) && storeChoice(event, { currency: code }, href)}
    />
  );
}

type SiteChoice =
  | { readonly language: LanguageCode }
  | { readonly currency: CurrencyCode }
  | { readonly writing: FormatPreference };

const patienceMs = 2_000;

/**
 * A signed-in user's choice is stored with the account; the server knows them, also while this page does not
 * yet. The page changes whether or not that succeeds.
 */
function useStoreChoice(): (event: MouseEvent, choice: SiteChoice, href: string) => void {
  const api = useApi();
  return (event, choice, href) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // After a choice nothing else is offered.
    if ('language' in choice) storeItem('offer', choice.language);
    const options = { signal: AbortSignal.timeout(patienceMs) };
    const stored: Promise<unknown> =
      'language' in choice
        ? api.call(accountCalls.changeLanguage, choice, options)
        : 'writing' in choice
          ? api.call(accountCalls.changeWriting, choice, options)
          : api.call(accountCalls.changeCurrency, choice, options);
    const go = (): void => location.assign(href);
    stored.then(go, go);
  };
}
