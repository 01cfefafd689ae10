import { useLingui } from '@lingui/react/macro';

import { Button } from '#src/ui/buttons/button.tsx';
import styles from '#src/web/site/frame/consent/consent.module.css';
import { setConsent, type ConsentAnswer } from '#src/web/shared/visitor/consent.ts';

/** Yes and no, equally large, side by side: neither is easier than the other. */
export function ConsentChoice({ onChosen }: { readonly onChosen?: () => void }) {
  const { t } = useLingui();
  const choose = (answer: Exclude<ConsentAnswer, 'unknown'>): void => {
    setConsent(answer);
    onChosen?.();
  };
  return (
    <div className={styles['choice']}>
      <Button look="secondary" wide onPress={() => choose('denied')}>
        {t`Decline`}
      </Button>
      <Button look="secondary" wide onPress={() => choose('granted')}>
        {t`Accept`}
      </Button>
    </div>
  );
}
