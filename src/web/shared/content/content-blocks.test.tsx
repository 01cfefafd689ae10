import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { loadContext } from '../../../../tests/load-context.ts';
import { allBut, type Feature } from '#src/domain/site/partner.ts';
import type { WireContent } from '#src/contract/content/content.ts';
import { ContentBlocks } from '#src/web/shared/content/content-blocks.tsx';
import { contentView } from '#src/web/shared/content/content-view.ts';

const bad = `<script>alert(1)</script><img src=x onerror=alert(1)>"' style="x" [x](javascript:alert(1)) [y](//evil.example/)`;
const pictures = { picture: 'harbour-dusk-12', about: bad };

/** Hostile text in every text field, as if no schema had validated it. */
const hostile: WireContent = {
  key: 'a',
  slot: 'a',
  lang: 'en',
  reviewed: true,
  translation: null,
  title: bad,
  summary: bad,
  picture: null,
  link: null,
  date: null,
  begins: null,
  ends: null,
  blocks: [
    { kind: 'text', text: `## ${bad}\n\n${bad}\n\n- ${bad}` },
    { kind: 'picture', caption: bad, ...pictures },
    { kind: 'gallery', title: bad, items: [pictures] },
    { kind: 'quote', by: bad, text: bad },
    { kind: 'facts', title: bad, items: [{ label: bad, value: bad }] },
    { kind: 'figures', items: [{ label: bad, value: bad }] },
    { kind: 'steps', items: [{ title: bad, text: bad }] },
    { kind: 'columns', title: bad, items: [{ title: bad, text: bad, label: bad, to: '/help/' }] },
    { kind: 'action', title: bad, label: bad, to: 'https://example.com/', text: bad },
    { kind: 'questions', items: [{ question: bad, answer: bad }] },
    { kind: 'table', columns: [bad], rows: [[bad]] },
    { kind: 'notice', tone: 'info', title: bad, text: bad },
  ],
};

async function drawn(item: WireContent, language: 'en' | 'ja' = 'en', off: readonly Feature[] = []): Promise<string> {
  const { context } = await loadContext({ page: 'not-found', language, answers: {} });
  const site = { ...context.site, util: { ...context.site.util, toggles: allBut(...off) } };
  const content = contentView({ ...context, site }, item);
  return renderToStaticMarkup(<ContentBlocks content={content} site={site} />);
}

describe('blocks of content', () => {
  it('render hostile text literally', async () => {
    const html = await drawn(hostile);
    const tags = [...html.matchAll(/<([a-z0-9]+)([^>]*)>/g)];
    const names = new Set(tags.map(([, name]) => name));
    expect(
      [...names].filter((name) => ['script', 'style', 'iframe', 'object', 'form', 'link'].includes(name ?? '')),
    ).toEqual([]);
    // What is between quotes is words; outside of them no handler and no style is left.
    const bare = tags.map(([, , attributes = '']) => attributes.replaceAll(/"[^"]*"/g, '""'));
    expect(bare.filter((attributes) => /\s(on[a-z]+|style|srcdoc)=/.test(attributes))).toEqual([]);
    const leads = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, to = '']) => to);
    expect(leads.filter((to) => !/^(\/(?!\/)|https:\/\/example\.com\/)/.test(to))).toEqual([]);
    expect(leads).toContain('/help/');
    expect(html.split('&lt;script&gt;').length).toBeGreaterThan(hostile.blocks.length);
  });

  it('order their headings below the h1 of the page', async () => {
    const levels = [...(await drawn(hostile)).matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
    expect(levels.length).toBeGreaterThan(4);
    for (const [place, level] of levels.entries()) expect(level - (levels[place - 1] ?? 1)).toBeLessThanOrEqual(1);
  });

  it('say their language where it is not the page’s, and lead to pages in the page’s', async () => {
    const html = await drawn({ ...hostile, title: 'A', blocks: hostile.blocks.slice(7, 8) }, 'ja');
    expect(html).toContain('lang="en"');
    expect(html).toContain('href="/ja/help/"');
    expect(await drawn(hostile)).not.toContain('lang="en"');
  });

  it('lead to nothing that the theme of the site has not', async () => {
    const own: WireContent = {
      ...hostile,
      blocks: [
        { kind: 'text', text: 'See [your orders](/user/orders/), [your coupons](/user/coupons/), [the cart](/cart/).' },
        { kind: 'action', label: 'Confirm change', to: '/user/profile/' },
        { kind: 'columns', items: [{ title: 'Ways in', text: 'Many.', label: 'Sign in', to: '/signin/' }] },
      ],
    };
    const leads = async (off: readonly Feature[]): Promise<readonly string[]> =>
      [...(await drawn(own, 'ja', off)).matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to = '']) => to);
    const cart = '/ja/cart/';
    const user = ['/ja/user/orders/', '/ja/user/coupons/', cart, '/ja/user/profile/', '/ja/signin/'];
    expect(await leads([])).toEqual(user);
    expect(await leads(['cart'])).toEqual(user.filter((one) => one !== cart));
    // Guests find their orders by their email address.
    expect(await leads(['userCentre'])).toEqual(['/ja/order-lookup/', cart]);
    expect(await drawn(own, 'en', ['userCentre', 'cart'])).toContain('your coupons, the cart.');
  });
});
