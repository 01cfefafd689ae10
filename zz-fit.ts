import { chromium, devices } from '@playwright/test';
import { misfits } from '/tmp/w/i18n/tests/journeys/misfits.ts';
const paths = process.argv[3]!.split(','); const langs = process.argv[2]!.split(','); const base = process.env.BASE ?? 'http://localhost:4760';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [w, h, mobile] of [[320,640,true],[320,256,false],[1440,900,false]] as const) {
  const ctx = await browser.newContext({ ...(mobile ? devices['Pixel 7'] : {}), viewport: { width: w, height: h }, deviceScaleFactor: 1, serviceWorkers: 'block' });
  const page = await ctx.newPage(); await page.route("**/pictures/**", (r) => r.fulfill({ contentType: "image/svg+xml", body: "<svg xmlns=\"http://www.w3.org/2000/svg\"/>" }));
  for (const l of langs) for (const p of paths) {
    const pre = l === 'en' ? '' : `/${l}`;
    await page.goto(base + pre + p, { waitUntil: "domcontentloaded" });
    await page.waitForSelector('html[data-moved]', { timeout: 8000, state: 'attached' }).catch(() => console.log('no script', l, p));
    const t0 = performance.now();
    const f = await misfits(page);
    const ms = Math.round(performance.now() - t0);
    if (f.length) console.log(`${w}x${h} ${l} ${p} (${ms} ms)\n   ${f.slice(0, 8).join('\n   ')}${f.length > 8 ? `\n   … ${f.length}` : ''}`);
  }
  await ctx.close();
}
await browser.close();
