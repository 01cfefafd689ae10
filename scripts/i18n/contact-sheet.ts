import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { chromium } from '@playwright/test';

const widths = { mobile: 220, desktop: 420 } as const;

/** Puts the pictures of a folder, `<device>/<page>/<language>.jpg`, side by side: one sheet for each page and device. */
export async function makeSheets(folder: string, browserPath: string): Promise<readonly string[]> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: browserPath, args });
  try {
    const made: string[] = [];
    const view = await browser.newPage({ viewport: { width: 1600, height: 900 } });
    for (const device of ['mobile', 'desktop'] as const) {
      if (!existsSync(join(folder, device))) continue;
      for (const page of readdirSync(join(folder, device))) {
        const pictures = readdirSync(join(folder, device, page)).filter((name) => name.endsWith('.jpg'));
        const markup = join(folder, `${page}-${device}.html`);
        writeFileSync(
          markup,
          sheetOf(
            `${page}, ${device}`,
            pictures.map((name) => ({ name: name.replace('.jpg', ''), at: `${device}/${page}/${name}` })),
            widths[device],
          ),
        );
        await view.goto(pathToFileURL(markup).href, { waitUntil: 'load' });
        const path = join(folder, `${page}-${device}.jpg`);
        await view.screenshot({ path, type: 'jpeg', quality: 80, fullPage: true });
        made.push(path);
      }
    }
    return made;
  } finally {
    await browser.close();
  }
}

function sheetOf(
  title: string,
  pictures: readonly { readonly name: string; readonly at: string }[],
  width: number,
): string {
  const tiles = pictures.map(
    ({ name, at }) => `<figure><img src="${at}" width="${width}" alt=""><figcaption>${name}</figcaption></figure>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>body{margin:16px;font:14px sans-serif;background:#ddd}main{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}figcaption{padding:4px;font-weight:bold}</style>
<h1>${title}</h1><main>${tiles.join('\n')}</main></html>
`;
}
