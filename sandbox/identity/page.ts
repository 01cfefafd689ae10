import { html, type Markup } from '#sandbox/page/html.ts';

const texts = {
  en: {
    dir: 'ltr',
    title: 'Sign in with Google (demonstration)',
    says: 'This is a demonstration. It stands where Google would ask who you are, and believes whatever you type.',
    name: 'Name',
    email: 'E-mail address',
    wrong: 'Please type a name and an address such as name@example.com.',
    go: 'Sign in',
    leave: 'Not now',
  },
  ja: {
    dir: 'ltr',
    title: 'Google でログイン（デモ）',
    says: 'これはデモです。本番では Google が本人確認をする場所で、入力した内容がそのまま使われます。',
    name: '名前',
    email: 'メールアドレス',
    wrong: '名前と、name@example.com のようなメールアドレスを入力してください。',
    go: 'ログイン',
    leave: 'やめる',
  },
  ar: {
    dir: 'rtl',
    title: 'تسجيل الدخول بحساب Google (عرض توضيحي)',
    says: 'هذا عرض توضيحي: هنا يسأل Google عادةً من أنت، وهذه الصفحة تصدّق كل ما تكتبه.',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    wrong: 'اكتب اسمًا وعنوانًا مثل name@example.com.',
    go: 'تسجيل الدخول',
    leave: 'ليس الآن',
  },
} as const;

/** Returns the sign-in page; rejected input is shown again. */
export function signInPage(
  accepted: string,
  typed: { readonly name: string; readonly email: string; readonly isWrong: boolean },
): Markup {
  const language = accepted.startsWith('ja') ? 'ja' : accepted.startsWith('ar') ? 'ar' : 'en';
  const say = texts[language];
  return html`<!doctype html>
    <html lang="${language}" dir="${say.dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${say.title}</title>
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <main>
          <h1>${say.title}</h1>
          <p>${say.says}</p>
          ${typed.isWrong && html`<p class="wrong" role="alert">${say.wrong}</p>`}
          <form method="post">
            <label for="name">${say.name}</label>
            <input id="name" name="name" autocomplete="name" maxlength="100" value="${typed.name}" />
            <label for="email">${say.email}</label>
            <input
              id="email"
              name="email"
              type="email"
              autocomplete="email"
              maxlength="254"
              dir="ltr"
              value="${typed.email}"
            />
            <button>${say.go}</button>
            <button class="quiet" name="decision" value="leave" formnovalidate>${say.leave}</button>
          </form>
        </main>
      </body>
    </html> `;
}

export const styleSheet = `:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#eef0f4, #14161a); color: light-dark(#1b1d22, #eceef2); }
main { max-inline-size: 26rem; margin: 8vh auto 2rem; padding: 2rem; border-radius: 1rem; background: light-dark(#fff, #1e2127); }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; }
form { display: grid; gap: 0.5rem; }
label { margin-block-start: 0.5rem; font-weight: 600; }
input, button { min-block-size: 3rem; padding-inline: 0.875rem; border: 1px solid light-dark(#8b909b, #767c88); border-radius: 0.625rem; background: transparent; color: inherit; font: inherit; }
button { margin-block-start: 0.75rem; border: 0; background: #1a4fc4; color: #fff; font-weight: 600; cursor: pointer; }
button.quiet { margin-block-start: 0; background: transparent; color: inherit; }
:focus-visible { outline: 3px solid #5b8def; outline-offset: 2px; }
.wrong { color: light-dark(#a3121f, #ff9aa2); font-weight: 600; }
@media (width < 30rem) { main { margin: 0; min-block-size: 100vh; border-radius: 0; } }
`;
