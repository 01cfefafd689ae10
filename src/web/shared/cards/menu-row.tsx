import { Icon } from '#src/ui/icons/icon.tsx';
import type { MenuLineView } from '#src/web/shared/cards/cards-view.ts';
import styles from '#src/web/shared/cards/menu-row.module.css';

/** The verticals, as icons with names. */
export function MenuRow({ label, lines }: { readonly label: string; readonly lines: readonly MenuLineView[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <li key={line.href}>
            <a className={styles['line']} href={line.href} track="click:home.menu">
              <Icon name={line.icon} size="large" />
              <span>{line.text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
