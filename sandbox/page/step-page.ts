import { frame, glyph } from '#sandbox/page/frame.ts';
import { html } from '#sandbox/page/html.ts';
import { filled, type Language } from '#sandbox/page/texts.ts';

export type StepPage = {
  readonly language: Language;
  readonly merchant: string;
  readonly amount: string;
  readonly last4: string;
  readonly action: string;
};

/** Returns the bank's question of the 3-D Secure step. */
export function stepPage(page: StepPage): string {
  const { step } = page.language.texts;
  const body = html` <main class="centre">
    <section class="card" aria-labelledby="title">
      <p class="bank">${glyph('bank')}<span>${step.bank}</span></p>
      <h1 id="title">${step.title}</h1>
      <p>${step.ask}</p>
      <dl class="facts">
        <div>
          <dt>${step.merchant}</dt>
          <dd>${page.merchant}</dd>
        </div>
        <div>
          <dt>${step.amount}</dt>
          <dd><bdi>${page.amount}</bdi></dd>
        </div>
        <div>
          <dt>${step.card}</dt>
          <dd><bdi dir="ltr">•••• ${page.last4}</bdi></dd>
        </div>
      </dl>
      <form method="post" action="${page.action}" class="choices">
        <button class="primary" type="submit" name="decision" value="approve">${step.approve}</button>
        <button class="quiet" type="submit" name="decision" value="refuse">${step.refuse}</button>
      </form>
      <p class="hint">${step.note}</p>
    </section>
  </main>`;
  return frame(page.language, `${step.title} · ${step.bank}`, body);
}

export type NoticePage = {
  readonly language: Language;
  readonly merchant: string;
  readonly notice: 'expired' | 'failed' | 'missing';
  readonly backUrl: string | null;
};

/** Returns a page that takes no payment: closed, failed in the end, or unknown. */
export function noticePage({ language, merchant, notice, backUrl }: NoticePage): string {
  const { notices } = language.texts;
  const title = notices[`${notice}Title`];
  const body = html` <main class="centre">
    <section class="card" aria-labelledby="title">
      <h1 id="title">${title}</h1>
      <p>${notices[notice]}</p>
      ${backUrl !== null && html`<a class="primary" href="${backUrl}">${filled(notices.backTo, { merchant })}</a>`}
    </section>
  </main>`;
  return frame(language, `${title} · ${merchant}`, body);
}
