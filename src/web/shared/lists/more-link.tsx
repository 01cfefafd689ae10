import { useNavigation } from 'react-router';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { SkeletonCards } from '#src/ui/feedback/skeleton.tsx';
import styles from '#src/web/shared/lists/more-link.module.css';

/** How far a list is shown, and the ways to its other parts. */
export type MoreView = {
  /** "Showing 20 of 312" */
  readonly shown: string;
  readonly more: {
    readonly href: string;
    readonly text: string;
    readonly waiting: string;
    readonly count: number;
  } | null;
  readonly before: { readonly href: string; readonly text: string } | null;
};

/** On through a long list: a real address that shows what is there and the next ones below it, at the same place. */
export function MoreLink({ view }: { readonly view: MoreView }) {
  const { location } = useNavigation();
  const { more, before, shown } = view;
  const comes = more !== null && location !== undefined && location.pathname + location.search === more.href;
  return (
    <div className={styles['more']}>
      {comes && <SkeletonCards count={more.count} text={more.waiting} />}
      <p className={styles['shown']} role="status">
        {shown}
      </p>
      <div className={styles['ways']}>
        {before !== null && (
          <ButtonLink look="secondary" icon="chevron-back" href={before.href} rel="prev">
            {before.text}
          </ButtonLink>
        )}
        {more !== null && (
          <ButtonLink look="secondary" iconAfter="chevron-down" href={more.href} rel="next" inPlace>
            {more.text}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
