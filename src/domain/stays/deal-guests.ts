import type { RoomType } from '#src/domain/stays/hotel-content.ts';
import type { StayQuestion } from '#src/domain/stays/stay-query.ts';

/** Who sleeps in one room: adults, children who have a bed, infants in cots; `ages` of all who are no adults by law. */
export type RoomParty = {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  readonly ages: readonly number[];
};

type Filling = { adults: number; children: number; infants: number; readonly ages: number[] };

/** Infants sleep in cots where there are any. */
const infantUnder = 2;

/**
 * Deals guests over rooms of one kind: adults evenly, so that nobody under age is alone, then the others, the oldest first,
 * each where the fewest sleep. Who is older than `childUntil` takes an adult's place and pays it. Null when they do not fit.
 */
export function dealGuests(
  { rooms, adults, childAges }: Pick<StayQuestion, 'rooms' | 'adults' | 'childAges'>,
  room: Pick<RoomType, 'sleeps' | 'adults' | 'cots'>,
  childUntil: number,
): readonly RoomParty[] | null {
  const dealt = Array.from({ length: rooms }, (_, at): Filling => {
    return { adults: Math.floor(adults / rooms) + (at < adults % rooms ? 1 : 0), children: 0, infants: 0, ages: [] };
  });
  for (const age of childAges.toSorted((a, b) => b - a)) {
    const inCot = age < infantUnder && dealt.some((one) => one.infants < room.cots);
    const into = inCot
      ? dealt.toSorted((a, b) => a.infants - b.infants)[0]
      : dealt.toSorted((a, b) => a.adults + a.children - (b.adults + b.children))[0];
    if (into === undefined) return null;
    into.ages.push(age);
    if (inCot) into.infants += 1;
    else if (age > childUntil) into.adults += 1;
    else into.children += 1;
  }
  const fits = dealt.every((one) => one.adults <= room.adults && one.adults + one.children <= room.sleeps);
  return fits ? dealt : null;
}
