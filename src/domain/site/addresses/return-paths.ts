/**
 * The patterns of the pages that a payment leads back to, as rows of the page table (`contract/pages.ts`) have them: what
 * sends someone there builds the address from the same pattern.
 */
export const returnPaths = {
  success: '/payment/success',
  checkout: '/platform/pay',
  order: '/user/orders/:reference(key)',
} as const;
