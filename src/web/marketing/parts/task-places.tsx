import { useLingui } from '@lingui/react/macro';

import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { TaskWords } from '#src/web/marketing/parts/task-view.ts';
import styles from '#src/web/shared/booking/offer-frame.module.css';

type Places = NonNullable<TaskWords['task']>['places'];

/** The participants by their first letter, and the free places. */
export function TaskPlaces({ places }: { readonly places: Places }) {
  const { t } = useLingui();
  return (
    <ul className={styles['places']} aria-label={t`In this group`}>
      {places.map(({ nth, taken, letter }) => (
        <li key={nth} className={classNames(styles['place'], taken && styles['taken'])}>
          {taken ? (letter ?? <Icon name="user" label={t`Filled spot`} />) : <Icon name="plus" label={t`Open spot`} />}
        </li>
      ))}
    </ul>
  );
}
