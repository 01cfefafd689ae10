import { Trans, useLingui } from '@lingui/react/macro';

import { pages } from '#src/contract/pages.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useFreeEdge } from '#src/web/site/frame/consent/use-free-edge.ts';
import { usePage } from '#src/web/site/frame/use-page.ts';
import { useTermsPrompt } from '#src/web/site/frame/consent/use-terms-prompt.ts';
import { href } from '#src/web/shared/page/href.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';
import { useConsent } from '#src/web/shared/visitor/consent.ts';
import styles from '#src/web/site/frame/consent/consent.module.css';

/**
 * Prompts a member once to agree to new terms. It covers and blocks nothing: members who postpone are prompted again
 * only for a newer version, and the checkout names the terms beside its button. It shows one prompt at a time, and none
 * while something is being bought or typed.
 */
export function TermsPrompt() {
  const { t } = useLingui();
  const site = useSite();
  const { terms, busy, fault, answer } = useTermsPrompt();
  const { layout } = pages[usePage()];
  const consent = useConsent();
  const isShown = terms.length > 0 && consent !== 'unknown' && layout === 'default';
  const banner = useFreeEdge(isShown);
  if (!isShown) return null;
  return (
    <aside ref={banner} className={styles['banner']} aria-labelledby="terms-ask">
      <div className={styles['inside']}>
        <div className={styles['question']}>
          <h2 id="terms-ask">
            <Trans>Please review our terms</Trans>
          </h2>
          <ul>
            {terms.map(({ term, version, title, changes, language }) => (
              <li key={term} lang={language === site.language ? undefined : language}>
                <a href={href(site, 'term-history', {}, { document: term, version })}>{title}</a>: {changes}
              </li>
            ))}
          </ul>
          {fault !== null && (
            <Notice tone="bad" role="alert">
              {fault}
            </Notice>
          )}
        </div>
        <div className={styles['choice']}>
          <Button look="secondary" wide onPress={() => void answer('later')} disabled={busy}>
            {t`Not now`}
          </Button>
          <Button look="secondary" wide onPress={() => void answer('accepted')} disabled={busy}>
            {t`I agree`}
          </Button>
        </div>
      </div>
    </aside>
  );
}
