/** The number of pictures for train lines; the picture of a line never changes. */
const pictures = 20;

/** The painted picture of a line, by its id. */
export function ridePicture(lineId: number): string {
  return `viaduct-day-${lineId % pictures}`;
}

/** Returns whether a picture represents a line. */
export function isRidePicture(key: string): boolean {
  const [seed] = /\d{1,2}$/.exec(key) ?? [];
  return seed !== undefined && ridePicture(Number(seed)) === key;
}
