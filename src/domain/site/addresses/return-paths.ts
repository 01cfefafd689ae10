/**
 * The patterns of the pages that a payment leads back to, as rows of the page table (`contract/pages.ts`) have them:
 * redirects to them build the address from the same pattern.
 */
export const returnPaths = {
  success: '/payment/success',
  checkout: '/platform/pay',
  order: '/user/orders/:reference(key)',
} as const;
