import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HeartButton } from '#src/ui/buttons/icon-button.tsx';
import type { ProductCardProps } from './product-card.tsx';
import { ProductCard } from './product-card.tsx';

const card: ProductCardProps = {
  href: '/activity/7-night-cruise/',
  title: 'Night cruise',
  place: 'Hong Kong',
  category: 'Cruises',
  rating: { score: '4.8', word: 'Highly recommended', count: '(1.2k)', spoken: 'Rated 4.8 of 5' },
  price: { amount: 'US$39.00', unit: 'per person', was: { amount: 'US$52.00', spoken: 'Price before:' } },
  heart: <HeartButton label="Save: Night cruise" saved />,
};

describe('ProductCard', () => {
  const markup = renderToStaticMarkup(<ProductCard {...card} />);

  it('is one link, named by the title', () => {
    expect(markup.match(/<a /g)).toHaveLength(1);
    expect(markup).toMatch(/<h3[^>]*><a[^>]*href="\/activity\/7-night-cruise\/"[^>]*>Night cruise<\/a><\/h3>/);
  });

  it('renders the wishlist button outside the link, with its state', () => {
    expect(markup).toMatch(/<button[^>]*aria-label="Save: Night cruise"[^>]*aria-pressed="true"/);
    expect(markup.indexOf('<button')).toBeLessThan(markup.indexOf('<a '));
  });

  it('says what the struck price is before it says the amount', () => {
    expect(markup).toMatch(/Price before: <\/span><s><bdi>US\$52\.00<\/bdi><\/s>/);
  });

  it('shows why it cannot be bought instead of a price', () => {
    const soldOut = renderToStaticMarkup(<ProductCard {...card} unavailable="Sold out" />);
    expect(soldOut).toContain('Sold out');
    expect(soldOut).not.toContain('US$39.00');
  });
});
