import { useLingui } from '@lingui/react/macro';

import { countryChoices } from '#src/domain/site/choices/country-names.ts';
import { showcaseCookie, showcaseCountryOf } from '#src/domain/site/choices/showcase-country.ts';
import styles from '#src/web/site/frame/demonstration.module.css';
import { useSite } from '#src/web/shared/page/site-context.ts';

/** A showcase is seen as from another country: its residents' content, its rules on consent, its offers. */
export function DemonstrationCountry() {
  const { t } = useLingui();
  const { language, market } = useSite();
  const choose = (code: string): void => {
    const life = code === '' ? 'max-age=0' : '';
    document.cookie = `${showcaseCookie}=${code}; path=/; samesite=lax; ${life}`;
    location.reload();
  };
  return (
    <select
      className={styles['country']}
      aria-label={t`Country you’re visiting from`}
      defaultValue={showcaseCountryOf(document.cookie) ?? ''}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <option value="">{t`Country unknown`}</option>
      {countryChoices(language, market).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
