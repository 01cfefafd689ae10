/** True when the work settles well within `patience` milliseconds; the failure itself was logged where it happened. */
export function inTime(painting: Promise<void>, patience: number): Promise<boolean> {
  return new Promise((done) => {
    const timer = setTimeout(() => done(false), patience);
    const finish = (well: boolean): void => {
      clearTimeout(timer);
      done(well);
    };
    painting.then(
      () => finish(true),
      () => finish(false),
    );
  });
}
