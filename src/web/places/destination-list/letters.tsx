import { useLingui } from '@lingui/react/macro';

import { Chip, ChipRow } from '#src/ui/buttons/chip.tsx';
import type { EmailView } from '#src/web/places/destination-list/destination-list-view.ts';
import styles from '#src/web/places/destination-list/destination-list.module.css';

/** Places by their first letter, with a line of letters to jump by. */
export function Letters({ letters }: { readonly letters: readonly EmailView[] }) {
  const { t } = useLingui();
  return (
    <>
      <ChipRow label={t`Jump to letter`}>
        {letters.map(({ letter }) => (
          <Chip key={letter} text={letter} href={`#letter-${letter}`} />
        ))}
      </ChipRow>
      <div className={styles['letters']}>
        {letters.map(({ letter, places }) => (
          <section key={letter} className={styles['letter']} aria-labelledby={`letter-${letter}`}>
            <h2 className={styles['initial']} id={`letter-${letter}`}>
              {letter}
            </h2>
            <ul className={styles['places']}>
              {places.map((place) => (
                <li key={place.href}>
                  <a className={styles['place']} href={place.href} lang={place.lang}>
                    {place.name}
                  </a>
                  <span className={styles['where']}>{place.country}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
