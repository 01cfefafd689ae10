import type { Redirect } from '#sandbox/payments/methods.ts';
import { frame, glyph } from '#sandbox/page/frame.ts';
import { html, type Markup } from '#sandbox/page/html.ts';
import { summary, type Paid } from '#sandbox/page/summary.ts';
import { filled } from '#sandbox/page/texts.ts';
import type { Decision } from '#sandbox/payments/redirects.ts';

export type RedirectPage = Paid & {
  readonly redirect: Redirect;
  /** The last try came to nothing. */
  readonly declined: boolean;
};

/** Returns the hosted page of a wallet or a bank: from here one is led away to it. */
export function redirectPage(page: RedirectPage): string {
  const { texts } = page.language;
  const { name, kind } = page.redirect;
  const title = filled(texts.away.title, { method: name });
  const body = html` <main class="split">
    ${summary(page)}
    <section class="pay" aria-labelledby="title">
      <div class="column">
        <h1 id="title">${title}</h1>
        ${page.declined && html`<p class="error" role="alert">${glyph('warn')}<span>${texts.away.declined}</span></p>`}
        <form method="post" action="${page.action}" data-paying="${texts.paying}">
          <button class="primary" type="submit"><span>${filled(texts.away.go, { method: name })}</span></button>
          <p class="promise">${glyph(kind === 'bank' ? 'bank' : 'wallet')}<span>${texts.away[kind]}</span></p>
        </form>
      </div>
    </section>
  </main>`;
  return frame(page.language, `${title} · ${page.merchant}`, body);
}

export type ThirdPartyPage = Omit<Paid, 'description' | 'reference' | 'cancelUrl'> & { readonly redirect: Redirect };

/** Returns the page of the wallet or bank itself, where all that may become of a payment can be chosen. */
export function thirdPartyPage(page: ThirdPartyPage): string {
  const { step, away } = page.language.texts;
  const { kind, name } = page.redirect;
  const who = filled(kind === 'bank' ? away.bankName : away.walletName, { method: name });
  const body = html` <main class="centre">
    <section class="card" aria-labelledby="title">
      <p class="bank">${glyph(kind === 'bank' ? 'bank' : 'wallet')}<span>${who}</span></p>
      <h1 id="title">${away.ask}</h1>
      <dl class="facts">
        <div>
          <dt>${step.merchant}</dt>
          <dd>${page.merchant}</dd>
        </div>
        <div>
          <dt>${step.amount}</dt>
          <dd><bdi>${page.amount}</bdi></dd>
        </div>
      </dl>
      <form method="post" action="${page.action}" class="choices">
        ${choice('approve', 'primary', step.approve)} ${choice('refuse', 'quiet', step.refuse)}
        ${kind === 'bank' && html`<p class="hint">${away.late}</p>`}
        ${kind === 'bank' && [choice('later', 'quiet', away.later), choice('later-fails', 'quiet', away.laterFails), choice('never', 'quiet', away.never)]}
      </form>
      <p class="hint">${away.note}</p>
    </section>
  </main>`;
  return frame(page.language, `${away.ask} · ${who}`, body);
}

function choice(decision: Decision, look: 'primary' | 'quiet', text: string): Markup {
  return html`<button class="${look}" type="submit" name="decision" value="${decision}">${text}</button>`;
}
