import type { ReactNode } from 'react';
import { Children, useRef } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import styles from './carousel.module.css';

export type CarouselProps = {
  readonly children: ReactNode;
  readonly label: string;
  readonly previousText: string;
  readonly nextText: string;
  /** How wide one item stands. */
  readonly of?: 'cards' | 'posters' | 'full' | undefined;
};

/** A row that really scrolls: by finger, wheel and keyboard; the two buttons help the mouse. */
export function Carousel({ children, label, previousText, nextText, of = 'cards' }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);

  function turn(by: 1 | -1) {
    const list = row.current;
    if (list === null) return;
    const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollBy({ left: by * forward * list.clientWidth * 0.9 });
  }

  return (
    <div className={styles.carousel} role="group" aria-label={label}>
      <ul className={classNames(styles.row, styles[of])} ref={row}>
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
      <div className={styles.turns}>
        <IconButton icon="chevron-back" label={previousText} look="ring" onPress={() => turn(-1)} />
        <IconButton icon="chevron-forward" label={nextText} look="ring" onPress={() => turn(1)} />
      </div>
    </div>
  );
}
