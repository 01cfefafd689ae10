import { useLingui } from '@lingui/react/macro';
import { useState, type MouseEvent } from 'react';

import { answersTo, type Choice } from '#src/domain/site/choices/picker-choices.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import styles from '#src/web/site/frame/pickers/choice-list.module.css';

export type Choices = {
  readonly title?: string;
  readonly choices: readonly (Choice<string> & { readonly href: string })[];
};

type ChoiceListProps = {
  readonly id: string;
  readonly filterText: string;
  readonly chosen: string;
  readonly groups: readonly Choices[];
  /** Languages are in their own names, each marked with its code. */
  readonly spoken: boolean;
  readonly onChoose: (event: MouseEvent<HTMLAnchorElement>, code: string, href: string) => void;
};

/** A long list of plain links with a field that shortens it. */
export function ChoiceList({ id, filterText, chosen, groups, spoken, onChoose }: ChoiceListProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const shown = groups
    .map((group) => ({ ...group, choices: group.choices.filter((choice) => answersTo(choice, typed)) }))
    .filter(({ choices }) => choices.length > 0);
  return (
    <div className={styles['picker']}>
      <label className={styles['filter']} htmlFor={id}>
        <Icon name="search" />
        <input
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={filterText}
          aria-label={filterText}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      {shown.map((group) => (
        <section key={group.title ?? 'all'} aria-label={group.title}>
          {group.title !== undefined && <h2 className={styles['title']}>{group.title}</h2>}
          <ul className={styles['list']}>
            {group.choices.map(({ code, name, note, href }) => (
              <li key={code}>
                <a
                  className={styles['choice']}
                  href={href}
                  rel="nofollow"
                  lang={spoken ? code : undefined}
                  hrefLang={spoken ? code : undefined}
                  aria-current={code === chosen ? 'true' : undefined}
                  onClick={(event) => onChoose(event, code, href)}
                >
                  <span className={styles['name']}>{name}</span>
                  {note !== '' && (
                    <span className={styles['note']}>
                      <bdi>{code === note ? code : `${code} · ${note}`}</bdi>
                    </span>
                  )}
                  {code === chosen && <Icon name="check" />}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles['none']} role="status">
        {shown.length === 0 && t`No matches`}
      </p>
    </div>
  );
}
