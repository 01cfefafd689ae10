import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';

import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TextInput } from '#src/ui/form/text-input.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { screen } from '#src/web/shared/page/page-definition.ts';
import { Camera } from '#src/web/orders/scan/camera.tsx';
import { LateResult, ScanResult } from '#src/web/orders/scan/scan-result.tsx';
import { loadScan } from '#src/web/orders/scan/scan.load.ts';
import styles from '#src/web/orders/scan/scan.module.css';
import { useScanner, type ScannerState } from '#src/web/orders/scan/use-scanner.ts';

export const scanScreen = screen(loadScan, Scan);

function Scan() {
  const { t } = useLingui();
  const state = useScanner();
  return (
    <Page width="narrow">
      <h1 className={styles['title']}>
        <Trans>Guest check-in</Trans>
      </h1>
      {state.scanner === null ? (
        <div className={styles['desk']}>
          <Late state={state} />
          <TokenForm state={state} />
        </div>
      ) : (
        <ScannerPanel state={state} scanner={state.scanner} />
      )}
      <noscript>
        <Notice tone="info">{t`Scanning requires JavaScript.`}</Notice>
      </noscript>
    </Page>
  );
}

/** Queued scans and results of those reported late: it stays visible while scanning goes on. */
function Late({ state: { waiting, told, close } }: { readonly state: ScannerState }) {
  const { t } = useLingui();
  return (
    <>
      {waiting > 0 && (
        <Notice tone="warn" role="status">
          <Plural
            value={waiting}
            one="# scan is waiting for a connection. Keep this page open."
            other="# scans are waiting for a connection. Keep this page open."
          />
        </Notice>
      )}
      {told.map((one) => (
        <LateResult key={one.key} late={one} />
      ))}
      {told.length > 0 && <Button look="secondary" wide onPress={close}>{t`Close`}</Button>}
    </>
  );
}

function TokenForm({ state: { enter, refused } }: { readonly state: ScannerState }) {
  const { t, i18n } = useLingui();
  const [token, setToken] = useState('');
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    void enter(token);
  };
  return (
    <form className={styles['form']} onSubmit={send} noValidate>
      <TextInput
        id="scanner-token"
        name="token"
        type="password"
        autoComplete="off"
        ltr
        label={t`Scanner token`}
        hint={t`We gave you this token. It’s saved on this device.`}
        value={token}
        onChange={(event) => setToken(event.target.value)}
        error={refused === null ? undefined : failureWords(i18n, refused)}
        required
      />
      <Button type="submit" wide>{t`Continue`}</Button>
    </form>
  );
}

type ScannerPanelProps = { readonly state: ScannerState; readonly scanner: NonNullable<ScannerState['scanner']> };

function ScannerPanel({ state, scanner }: ScannerPanelProps) {
  const { scan, shown } = state;
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    void scan(code);
    setCode('');
  };
  return (
    <div className={styles['desk']}>
      <p className={styles['who']}>
        <bdi>{scanner.supplier}</bdi> · <bdi>{scanner.place}</bdi>
      </p>
      {shown !== null && <ScanResult shown={shown} />}
      <Late state={state} />
      <Camera onCode={(found) => void scan(found)} />
      <form className={styles['form']} onSubmit={send} noValidate>
        <TextInput
          id="scanned-code"
          name="code"
          autoComplete="off"
          ltr
          maxLength={300}
          label={t`Code`}
          hint={t`Type the code shown below the QR code, or use a handheld scanner.`}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" look="secondary" wide>{t`Check in guests`}</Button>
      </form>
    </div>
  );
}
