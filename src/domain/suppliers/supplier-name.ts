/** "left-bank-tickets" reads "Left Bank Tickets"; small words stay small. */
export function supplierName(slug: string): string {
  return slug
    .split('-')
    .map((word, index) => (index > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

const small = new Set(['and', 'of', 'the', 'et', 'de', 'by', 'on']);
