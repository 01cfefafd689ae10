import { useLingui } from '@lingui/react/macro';

import { countryCodes } from '#src/domain/people/residences.ts';
import { nameOf } from '#src/domain/site/formats.ts';
import { showcaseCookie, showcaseCountryOf } from '#src/domain/site/showcase-country.ts';
import styles from '#src/web/frame/demonstration.module.css';
import { useSite } from '#src/web/site-context.ts';

/** A showcase is seen as from another country: its residents' content, its rules on consent, its offers. */
export function DemonstrationCountry() {
  const { t } = useLingui();
  const { language } = useSite();
  const order = new Intl.Collator(language);
  const countries = countryCodes
    .map((code) => ({ code, name: nameOf('region', code, language) }))
    .toSorted((one, other) => order.compare(one.name, other.name));
  const choose = (code: string): void => {
    const life = code === '' ? 'max-age=0' : '';
    document.cookie = `${showcaseCookie}=${code}; path=/; samesite=lax; ${life}`;
    location.reload();
  };
  return (
    <select
      className={styles['country']}
      aria-label={t`Country you visit from`}
      defaultValue={showcaseCountryOf(document.cookie) ?? ''}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <option value="">{t`Country not known`}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
