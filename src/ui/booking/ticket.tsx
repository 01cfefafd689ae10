import type { ReactNode } from 'react';
import styles from './ticket.module.css';

export type TicketFact = {
  readonly label: string;
  readonly value: string;
  readonly note?: string | undefined;
  readonly lang?: string | undefined;
  readonly noteLang?: string | undefined;
};

export type TicketProps = {
  readonly title: string;
  readonly titleLang?: string | undefined;
  /** Of the title; what is in the foot is one below it. */
  readonly level?: 2 | 3 | undefined;
  readonly brand: ReactNode;
  /** Product, local date and time, place, travelers. */
  readonly facts: readonly TicketFact[];
  /** The code as a picture; is on white in every scheme so that it scans. */
  readonly code: ReactNode;
  /** The code to be read out, in groups. */
  readonly codeText: string;
  readonly codeLabel: string;
  /** "Used", "Cancelled": over the code. */
  readonly state?: { readonly text: string; readonly tone: 'good' | 'bad' } | undefined;
  readonly bring?:
    | { readonly title: string; readonly items: readonly string[]; readonly lang?: string | undefined }
    | undefined;
  readonly call?: { readonly title: string; readonly phone: string; readonly href: string } | undefined;
  readonly children?: ReactNode | undefined;
};

/** The voucher: travelers show it at the entrance, on a screen or printed. */
export function Ticket(props: TicketProps) {
  const { level = 2 } = props;
  const Title = `h${level}` as const;
  const Small = level === 2 ? 'h3' : 'h4';
  return (
    <article className={styles.ticket}>
      <header className={styles.head}>{props.brand}</header>
      <div className={styles.main}>
        <Title className={styles.title} lang={props.titleLang}>
          {props.title}
        </Title>
        <Facts facts={props.facts} />
      </div>
      <div className={styles.stub}>
        <div className={props.state === undefined ? styles.code : styles.codeVoid}>{props.code}</div>
        {props.state !== undefined && <p className={styles[props.state.tone]}>{props.state.text}</p>}
        <p className={styles.label}>{props.codeLabel}</p>
        <p className={styles.codeText} dir="ltr" translate="no">
          {props.codeText}
        </p>
      </div>
      {(props.bring !== undefined || props.call !== undefined || props.children !== undefined) && (
        <div className={styles.foot}>
          {props.bring !== undefined && (
            <div>
              <Small className={styles.small}>{props.bring.title}</Small>
              <ul className={styles.items} lang={props.bring.lang}>
                {props.bring.items.map((item) => (
                  <li key={item}>
                    <bdi>{item}</bdi>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {props.call !== undefined && (
            <div>
              <Small className={styles.small}>{props.call.title}</Small>
              <a href={props.call.href}>
                <bdi dir="ltr">{props.call.phone}</bdi>
              </a>
            </div>
          )}
          {props.children}
        </div>
      )}
    </article>
  );
}

function Facts({ facts }: Pick<TicketProps, 'facts'>) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={`${fact.label} ${fact.value}`}>
          <dt className={styles.label}>{fact.label}</dt>
          <dd className={styles.value} lang={fact.lang}>
            <bdi>{fact.value}</bdi>
            {fact.note !== undefined && fact.note !== '' && (
              <bdi className={styles.note} lang={fact.noteLang}>
                {fact.note}
              </bdi>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
