import { glyph } from '#sandbox/page/frame.ts';
import { html, type Markup } from '#sandbox/page/html.ts';
import { filled, type Language } from '#sandbox/page/texts.ts';

/** What every payment page knows; `action` is the address of its form. */
export type Paid = {
  readonly language: Language;
  readonly merchant: string;
  readonly amount: string;
  readonly description: string;
  readonly reference: string | null;
  readonly cancelUrl: string | null;
  readonly action: string;
};

/** Returns what is paid, the payee, and the link back. */
export function summary(page: Paid): Markup {
  const { texts } = page.language;
  return html`<section class="summary">
    <div class="column">
      ${page.cancelUrl !== null && html`<a class="back" href="${page.cancelUrl}">${glyph('back')}<span>${filled(texts.back, { merchant: page.merchant })}</span></a>`}
      <p class="payee">${filled(texts.payTo, { merchant: page.merchant })}</p>
      <p class="amount"><bdi>${page.amount}</bdi></p>
      <dl class="lines">
        <div>
          <dt>${page.description}</dt>
          <dd><bdi>${page.amount}</bdi></dd>
        </div>
        <div class="sum">
          <dt>${texts.total}</dt>
          <dd><bdi>${page.amount}</bdi></dd>
        </div>
      </dl>
      ${page.reference !== null && html`<p class="reference">${filled(texts.order, { reference: page.reference })}</p>`}
    </div>
    <img class="scene" src="/c/assets/scene.svg" alt="" width="800" height="420" />
  </section>`;
}
