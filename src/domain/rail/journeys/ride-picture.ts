/** So many pictures stand for lines of trains; a line keeps its own. */
const pictures = 20;

/** The painted picture of a line, by its id. */
export function ridePicture(lineId: number): string {
  return `viaduct-day-${lineId % pictures}`;
}

/** Whether a picture stands for a line. */
export function isRidePicture(key: string): boolean {
  const [seed] = /\d{1,2}$/.exec(key) ?? [];
  return seed !== undefined && ridePicture(Number(seed)) === key;
}
