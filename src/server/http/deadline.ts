/**
 * Returns the result of the work when it settles well within `patience` milliseconds, else 'late'; the failure itself
 * was logged where it happened.
 */
export function inTime<Done>(painting: Promise<Done>, patience: number): Promise<Done | 'late'> {
  return new Promise((done) => {
    const timer = setTimeout(() => done('late'), patience);
    const finish = (gives: Done | 'late'): void => {
      clearTimeout(timer);
      done(gives);
    };
    painting.then(finish, () => finish('late'));
  });
}
