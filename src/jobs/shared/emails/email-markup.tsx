import { languages } from '#src/domain/site/language/languages.ts';
import type { Card, Email, Link } from '#src/jobs/shared/emails/email.ts';

/** Mail programs know tables and a plain style sheet, and no custom properties: the tokens' colors are written out. */
const sheet = `
body { margin: 0; padding: 0; background: #f7f5fa; }
table { border-collapse: separate; border-spacing: 0; }
td, p, h1, h2, li, a { font-family: Noto Sans, -apple-system, Segoe UI, Roboto, Hiragino Sans, Noto Sans Arabic, Arial, sans-serif; color: #1b1733; }
.preview { display: none; max-height: 0; overflow: hidden; }
.sheet { background: #ffffff; border: 1px solid #e7e4ee; border-radius: 20px; max-width: 600px; padding: 16px; }
.brand { font-size: 18px; font-weight: 700; color: #d1400c; }
h1 { font-size: 28px; line-height: 1.2; margin: 0; }
h2 { font-size: 19px; line-height: 1.35; margin: 0; }
p, li { font-size: 16px; line-height: 1.5; margin: 0; }
ul { margin: 0; padding: 4px 20px; }
.card { background: #f7f5fa; border-radius: 12px; padding: 12px; }
.label { font-size: 13px; line-height: 1.6; color: #5a5670; }
.value { font-size: 15px; line-height: 1.5; }
.button { background: #d1400c; border-radius: 999px; padding: 12px 24px; }
.button a { color: #ffffff; font-size: 16px; font-weight: 700; text-decoration: none; }
.quiet a { color: #b5360a; font-size: 15px; font-weight: 700; }
.small { font-size: 13px; color: #5a5670; }
`;

/** The HTML of an email: one column of tables, right to left where its language is; every text is escaped by React. */
export function EmailMarkup({ letter: email }: { readonly letter: Email }) {
  const { language, subject, preview, brand, heading, paragraphs, cards, link, closing, unsubscribe } = email;
  return (
    <html lang={language} dir={languages[language].dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
        <style>{sheet}</style>
      </head>
      <body>
        <div className="preview">{preview}</div>
        <Middle>
          <table role="presentation" className="sheet" width="100%" cellPadding={12} cellSpacing={0}>
            <tbody>
              <Row>
                <p className="brand">{brand}</p>
              </Row>
              <Row>
                <h1>{heading}</h1>
              </Row>
              {paragraphs.map((text) => (
                <Row key={text}>
                  <p>{text}</p>
                </Row>
              ))}
              {cards.map((card) => (
                <Row key={card.title + (card.link?.href ?? '')}>
                  <CardMarkup card={card} />
                </Row>
              ))}
              <Row>
                <p className="quiet">
                  <a href={link.href}>{link.label}</a>
                </p>
              </Row>
              {closing.map((text) => (
                <Row key={text}>
                  <p className="small">{text}</p>
                </Row>
              ))}
              {unsubscribe !== undefined && (
                <Row>
                  <p className="small">
                    <a href={unsubscribe.href}>{unsubscribe.label}</a>
                  </p>
                </Row>
              )}
            </tbody>
          </table>
        </Middle>
      </body>
    </html>
  );
}

function CardMarkup({ card }: { readonly card: Card }) {
  return (
    <table role="presentation" className="card" width="100%" cellPadding={6} cellSpacing={0}>
      <tbody>
        <Row span={2}>
          <h2>
            <bdi lang={card.titleLang}>{card.title}</bdi>
          </h2>
        </Row>
        {card.facts.map(({ label, value, lang }) => (
          <tr key={label}>
            <td className="label" width="30%" valign="top">
              {label}
            </td>
            <td className="value" valign="top">
              <bdi lang={lang}>{value}</bdi>
            </td>
          </tr>
        ))}
        {card.link !== null && (
          <Row span={2}>
            <ButtonMarkup link={card.link} />
          </Row>
        )}
        {card.notes !== null && (
          <Row span={2}>
            <p className="label">{card.notes.title}</p>
            <ul>
              {card.notes.items.map((item) => (
                <li key={item}>
                  <bdi lang={card.notes?.lang}>{item}</bdi>
                </li>
              ))}
            </ul>
          </Row>
        )}
      </tbody>
    </table>
  );
}

function ButtonMarkup({ link }: { readonly link: Link }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td className="button">
            <a href={link.href}>{link.label}</a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Row({ span, children }: { readonly span?: number; readonly children: React.ReactNode }) {
  return (
    <tr>
      <td colSpan={span}>{children}</td>
    </tr>
  );
}

function Middle({ children }: { readonly children: React.ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding={20} cellSpacing={0}>
      <tbody>
        <tr>
          <td align="center">{children}</td>
        </tr>
      </tbody>
    </table>
  );
}
