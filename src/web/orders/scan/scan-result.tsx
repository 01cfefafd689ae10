import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { classNames } from '#src/ui/class-names.ts';
import { noticeIcons, type NoticeTone } from '#src/ui/feedback/notice.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import type { LateRefusal, Shown } from '#src/web/orders/scan/shown.ts';
import styles from '#src/web/orders/scan/scan.module.css';

type ScanMessage = { readonly tone: NoticeTone; readonly head: string; readonly lines: readonly string[] };

/** How the last scan ended: seen from afar, and spoken. */
export function ScanResult({ shown }: { readonly shown: Shown }) {
  const { i18n } = useLingui();
  return <Result {...scanMessage(i18n, shown)} />;
}

/** The server's later answer to an offline scan. */
export function LateResult({ late: { end, reference, scannedAt } }: { readonly late: LateRefusal }) {
  const { i18n } = useLingui();
  const { tone, head, lines } = scanMessage(i18n, end);
  const offline = i18n._(msg`This scan was made offline.`);
  const about = lines.length > 0 || reference === '' ? [] : [reference];
  return <Result tone={tone} head={head} lines={[...about, ...lines, `${offline} ${momentOf(scannedAt)}`]} />;
}

function Result({ tone, head, lines }: ScanMessage) {
  return (
    <div className={classNames(styles['result'], styles[tone])} role="alert">
      <Icon name={noticeIcons[tone]} size="large" />
      <div>
        <p className={styles['verdict']}>{head}</p>
        {lines.map((line) => (
          <p key={line}>
            <bdi>{line}</bdi>
          </p>
        ))}
      </div>
    </div>
  );
}

function scanMessage(i18n: I18n, shown: Shown): ScanMessage {
  if (shown.kind === 'failure') return { tone: 'bad', head: failureWords(i18n, shown.error), lines: [] };
  if (shown.kind === 'offline') return offlineMessage(i18n, shown);
  const { answer } = shown;
  const about = [answer.title, [answer.reference, answer.date].join(' · ')].filter(
    (line) => line !== '' && line !== ' · ',
  );
  const before = answer.before === null ? [] : [`${answer.before.place}, ${momentOf(answer.before.at)}`];
  const lines = [...about, ...before];
  switch (answer.outcome) {
    case 'admitted':
      return { tone: 'good', head: admittedWords(i18n, answer.tickets), lines };
    case 'used':
      return { tone: 'bad', head: i18n._(msg`Already used`), lines };
    case 'wrong_day':
      return { tone: 'warn', head: i18n._(msg`Valid on another day`), lines };
    case 'other_supplier':
      return { tone: 'bad', head: i18n._(msg`Voucher for another operator`), lines };
    case 'void':
      return { tone: 'bad', head: i18n._(msg`No longer valid`), lines };
    case 'unknown':
      return { tone: 'bad', head: i18n._(msg`Not one of our vouchers`), lines };
  }
}

function offlineMessage(
  i18n: I18n,
  { verdict, reference, people, date }: Extract<Shown, { kind: 'offline' }>,
): ScanMessage {
  const about = reference === '' ? [] : [`${reference} · ${date}`];
  if (verdict === 'other_supplier') return { tone: 'bad', head: i18n._(msg`Voucher for another operator`), lines: [] };
  if (verdict === 'used') return { tone: 'bad', head: i18n._(msg`Already scanned here`), lines: about };
  if (verdict === 'wrong_day') return { tone: 'warn', head: i18n._(msg`Valid on another day`), lines: about };
  if (verdict === 'unsure')
    return {
      tone: 'warn',
      head: i18n._(msg`Can’t be checked offline`),
      lines: [...about, i18n._(msg`It’s saved and will be checked once you’re back online.`)],
    };
  return {
    tone: 'good',
    head: admittedWords(i18n, people),
    lines: [...about, i18n._(msg`Valid. We’ll check whether it was used elsewhere once you’re back online.`)],
  };
}

/** A moment as digits alone: the scanner is where it happened. */
function momentOf(at: string): string {
  return `${at.slice(0, 16).replace('T', ' ')} UTC`;
}

function admittedWords(i18n: I18n, count: number): string {
  return i18n._(msg`${plural(count, { one: 'Admit # person', other: 'Admit # people' })}`);
}
