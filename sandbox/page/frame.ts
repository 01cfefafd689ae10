import { html, type Markup } from '#sandbox/page/html.ts';
import type { Language } from '#sandbox/page/texts.ts';

const glyphs = {
  back: 'M15 5l-7 7 7 7',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5z',
  card: 'M3 6h18v12H3zM3 10h18',
  wallet: 'M4 8V6h12v2M4 8h16v11H4zM15 12.5h5v3h-5z',
  warn: 'M12 4l9 16H3zM12 10v4M12 17v.5',
  bank: 'M4 10h16L12 4zM6 10v8M10 10v8M14 10v8M18 10v8M3 20h18',
} as const;

/** Returns a drawn sign of one line width; words beside it carry the meaning. */
export function glyph(name: keyof typeof glyphs): Markup {
  return html`<svg
    class="glyph glyph-${name}"
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    stroke-width="1.75"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d="${glyphs[name]}" />
  </svg>`;
}

/** Returns the document around every page: ribbon first, then the page. */
export function frame(language: Language, title: string, body: Markup): string {
  return html`<!doctype html>
    <html lang="${language.tag}" dir="${language.dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title}</title>
        <link rel="icon" href="/c/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/c/assets/checkout.css" />
        <script src="/c/assets/checkout.js" defer></script>
      </head>
      <body>
        <header>
          <p class="ribbon">${glyph('warn')}<span>${language.texts.ribbon}</span></p>
        </header>
        ${body}
      </body>
    </html> `.text;
}
