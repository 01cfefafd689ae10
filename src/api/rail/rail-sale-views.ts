import type { PassView } from '#src/actions/rail/offers/list-passes.ts';
import type { CoachesView } from '#src/actions/rail/offers/read-coaches.ts';
import type { RailCoachesAnswer, RailPass } from '#src/contract/rail/rail-sale.ts';
import { toWire } from '#src/contract/wire.ts';
import { titleIn } from '#src/domain/catalogue/titled.ts';
import { railName } from '#src/domain/rail/rail-name.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

export function coachesAnswer({ leg, coaches, ...view }: CoachesView): RailCoachesAnswer {
  return {
    trip: leg.tripId,
    date: leg.date,
    ...view,
    coaches: coaches.map(({ name, rows, letters, quiet, power, seats }) => ({
      name,
      rows,
      letters,
      quiet,
      power,
      seats: seats.map((seat) => ({ ...seat })),
    })),
  };
}

const oldest = 130;

export function passView({ pass, lines, units, earliest, latest }: PassView, language: LanguageCode): RailPass {
  const { min, max } = pass.childAges;
  return {
    id: pass.id,
    name: railName(pass.names, language),
    class: pass.class,
    days: pass.days,
    lines: lines.map(({ names }) => railName(names, language)),
    units: units.map(({ id, each, ...unit }) => ({
      id,
      title: titleIn(unit, language),
      minAge: id === 'child' ? min : max + 1,
      maxAge: id === 'child' ? max : oldest,
      each: toWire(each),
    })),
    offerId: `pass:${pass.id}`,
    timeZone: pass.timeZone,
    earliest,
    latest,
    picture: pass.picture,
  };
}
