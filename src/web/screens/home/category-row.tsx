import type { Category } from '#src/domain/catalogue/product.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { categoryIcons } from '#src/web/parts/category-icons.ts';
import styles from '#src/web/screens/home/home.module.css';

type CategoryRowProps = {
  readonly label: string;
  readonly categories: readonly { readonly text: string; readonly href: string; readonly category: Category }[];
};

/** The kinds of things to do, as drawn icons with their names. */
export function CategoryRow({ label, categories }: CategoryRowProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles['categories']}>
        {categories.map((one) => (
          <li key={one.category}>
            <a className={styles['category']} href={one.href}>
              <Icon name={categoryIcons[one.category]} size="large" />
              <span>{one.text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
