/**
 * The stars of a score (20 to 100) as pages show them: 1 to 5 with one digit, so that the same figure appears
 * everywhere.
 */
export function starsOf(score: number): number {
  return Math.round(score / 2) / 10;
}
