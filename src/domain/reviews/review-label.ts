/** The five scores that have a label (spec §9): not recommended, unsatisfactory, average, good, highly recommended. */
export type LabelledScore = 20 | 40 | 60 | 80 | 100;

/** The labelled score nearest to one between 0 and 100, the upper one half-way: 89 is good, 90 highly recommended. */
export function labelledScore(score: number): LabelledScore {
  if (score >= 90) return 100;
  if (score >= 70) return 80;
  if (score >= 50) return 60;
  return score >= 30 ? 40 : 20;
}
