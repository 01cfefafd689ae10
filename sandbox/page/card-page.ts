import type { CardFault, CardField } from '#sandbox/payments/cards.ts';
import { frame, glyph } from '#sandbox/page/frame.ts';
import { html, type Markup } from '#sandbox/page/html.ts';
import { summary, type Paid } from '#sandbox/page/summary.ts';
import { filled } from '#sandbox/page/texts.ts';
import type { Texts } from '#sandbox/page/wording.ts';

export type CardPage = Paid & {
  /** Errors of fields, and the bank's refusal, which is shown at the field that it concerns. */
  readonly faults: Partial<Record<CardField, CardFault>>;
  readonly decline: { readonly field: CardField; readonly message: keyof Texts['declines'] } | null;
  /** Preserved from the last attempt; numbers and codes never are. */
  readonly name: string;
};

/** Returns the hosted card page. It works without a script. */
export function cardPage(page: CardPage): string {
  const { texts } = page.language;
  const body = html` <main class="split">
    ${summary(page)}
    <section class="pay" aria-labelledby="title">
      <div class="column">
        <h1 id="title">${texts.title}</h1>
        <form method="post" action="${page.action}" novalidate data-paying="${texts.paying}">
          ${field(page, 'number', html`<input id="number" name="number" dir="ltr" inputmode="numeric" autocomplete="cc-number" maxlength="23" placeholder="1234 1234 1234 1234" required ${state(page, 'number')} />${glyph('card')}`)}
          <div class="pair">
            ${field(page, 'expiry', html`<input id="expiry" name="expiry" dir="ltr" inputmode="numeric" autocomplete="cc-exp" maxlength="9" placeholder="${texts.expiryHint}" required ${state(page, 'expiry')} />`)}
            ${field(page, 'cvc', html`<input id="cvc" name="cvc" dir="ltr" inputmode="numeric" autocomplete="cc-csc" maxlength="4" placeholder="123" required ${state(page, 'cvc')} />`)}
          </div>
          <p class="hint" id="cvc-hint">${texts.cvcHint}</p>
          ${field(page, 'name', html`<input id="name" name="name" autocomplete="cc-name" maxlength="80" value="${page.name}" required ${state(page, 'name')} />`)}
          <button class="primary" type="submit"><span>${filled(texts.pay, { amount: page.amount })}</span></button>
          <p class="promise">${glyph('lock')}<span>${filled(texts.promise, { merchant: page.merchant })}</span></p>
        </form>
        ${cardsToTry(texts)}
      </div>
    </section>
  </main>`;
  return frame(page.language, `${texts.title} · ${page.merchant}`, body);
}

function field(page: CardPage, name: CardField, input: Markup): Markup {
  const message = messageAt(page, name);
  return html`<div class="field">
    <label for="${name}">${page.language.texts[name]}</label>
    <div class="box">${input}</div>
    ${message !== null && html`<p class="error" id="${name}-error" role="alert">${glyph('warn')}<span>${message}</span></p>`}
  </div>`;
}

/** Returns the attributes that tie a field to its message; the first faulty one takes the focus. */
function state(page: CardPage, name: CardField): Markup | null {
  const hint = name === 'cvc' ? ' cvc-hint' : '';
  if (messageAt(page, name) === null) return hint === '' ? null : html`aria-describedby="cvc-hint"`;
  const first = (['number', 'expiry', 'cvc', 'name'] as const).find((one) => messageAt(page, one) !== null);
  return html`aria-invalid="true" aria-describedby="${name}-error${hint}"${first === name && html` autofocus`}`;
}

function messageAt(page: CardPage, name: CardField): string | null {
  const fault = page.faults[name];
  if (fault !== undefined) return page.language.texts.faults[fault];
  return page.decline?.field === name ? page.language.texts.declines[page.decline.message] : null;
}

function cardsToTry(texts: Texts): Markup {
  const { outcomes } = texts;
  const rows: readonly (readonly [string, string])[] = [
    ['4242 4242 4242 4242', outcomes.paid],
    ['4000 0000 0000 3220', outcomes.step],
    ['4000 0000 0000 0002', outcomes.declined],
    ['4000 0000 0000 9995', outcomes.funds],
    ['4000 0000 0000 0069', outcomes.expired],
    ['4000 0000 0000 0127', outcomes.cvc],
    ['4000 0000 0000 0119', outcomes.fault],
    ['4000 0000 0000 0077', outcomes.later],
    ['4000 0000 0000 0341', outcomes.laterFails],
  ];
  return html`<details class="try">
    <summary>${texts.tryCards}</summary>
    <p>${texts.tryNote}</p>
    <ul>
      ${rows.map(([number, outcome]) => html`<li><span class="digits" dir="ltr">${number}</span><span class="outcome">${outcome}</span><button type="button" class="use" data-card="${number}" hidden>${texts.use}</button></li>`)}
    </ul>
  </details>`;
}
