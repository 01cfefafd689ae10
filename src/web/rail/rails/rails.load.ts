import { msg, plural } from '@lingui/core/macro';

import { railCalls } from '#src/contract/rail/rail.calls.ts';
import type { RailRoutesAnswer } from '#src/contract/rail/rail.ts';
import { railSaleCalls } from '#src/contract/rail/rail-sale.calls.ts';
import type { RailPass } from '#src/contract/rail/rail-sale.ts';
import { formatDate, formatDuration, formatList } from '#src/domain/site/language/formats.ts';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import { href } from '#src/web/shared/page/href.ts';
import { moneyWords } from '#src/web/shared/prices/line-view.ts';
import { agesWords, railFormView, travellersWords } from '#src/web/rail/parts/rail-form-view.ts';
import { railHref, readRailQuery } from '#src/web/rail/parts/rail-query.ts';
import { itemList, structuredText } from '#src/web/shared/page-head/structured.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';
import { className } from '#src/web/rail/rails-search/journeys/fare-view.ts';
import type { PassView, RailsView, RouteView } from '#src/web/rail/rails/rails-view.ts';

const picture = 'viaduct-day-93';

type Route = RailRoutesAnswer['routes'][number];

const icons: Readonly<Record<Route['mode'], IconName>> = {
  rail: 'rail',
  metro: 'rail',
  tram: 'rail',
  bus: 'bus',
  ferry: 'ferry',
  other: 'rail',
};

/** Trains and buses: the form, ways that many go, passes, and how it works (RU-14). */
export async function loadRails(context: LoadContext): Promise<Loaded<RailsView>> {
  const { api, i18n, site, signal } = context;
  const [known, sold] = await Promise.all([
    api.call(railCalls.railRoutes, {}, { signal }),
    api.call(railSaleCalls.railPasses, {}, { signal }),
  ]);
  if (!known.ok) throw new Error(`rails: ${known.error.code}`);
  const { cards, today } = known.value;
  const now = readRailQuery(new URLSearchParams());
  const routes = known.value.routes.map((route) => routeView(context, route));
  const title = i18n._(msg`Trains and buses`);
  const path = '/rails';
  const trail = [{ text: i18n._(msg`Home`), href: href(site, 'home') }, { text: title }];
  const [soonest] = known.value.routes;
  return {
    kind: 'page',
    data: {
      title,
      form: railFormView(context, now, { earliest: today, cards, faults: {} }),
      travellers: travellersWords(context, now),
      picture,
      routes,
      routesNote:
        soonest === undefined
          ? ''
          : i18n._(msg`Lowest fares for one adult on ${formatDate(soonest.date, site.writing, 'medium')}`),
      passes: (sold.ok ? sold.value.passes : []).map((pass) => passView(context, pass)),
      structured: structuredText(site, path, trail, itemList(site, routes)),
    },
    head: {
      title: i18n._(msg`Train and bus tickets: times, fares and seats | ${site.brand.name}`),
      description: i18n._(
        msg`Search trains and buses from city to city, compare refund terms, choose your seats and pay in your currency.`,
      ),
      path,
      image: `/pictures/${picture}/og.jpg`,
    },
  };
}

function routeView({ i18n, site }: LoadContext, route: Route): RouteView {
  const { origin, destination, date, minutes, mode, from } = route;
  const requested = {
    ...readRailQuery(new URLSearchParams()),
    from: { text: origin.name.text, id: origin.id },
    to: { text: destination.name.text, id: destination.id },
    date,
    time: '08:00',
  };
  return {
    title: `${origin.name.text} – ${destination.name.text}`,
    lang: origin.name.lang,
    icon: icons[mode],
    facts: i18n._(msg({ message: `from ${formatDuration(minutes, site.writing)}`, context: 'duration' })),
    price: from === null ? null : moneyWords(from, site.writing),
    href: railHref(site, requested),
  };
}

function passView({ i18n, site }: LoadContext, pass: RailPass): PassView {
  const { writing } = site;
  const { days, name, units } = pass;
  const lasts = i18n._(msg`${plural(days, { one: '# day', other: '# days' })}`);
  const adult = units.find(({ id }) => id === 'adult') ?? units[0];
  return {
    id: pass.id,
    offerId: pass.offerId,
    name: name.text,
    lang: name.lang,
    facts: `${lasts} · ${className(i18n, pass.class)}`,
    lines: formatList(
      pass.lines.map(({ text }) => text),
      writing,
    ),
    from: adult === undefined ? '' : moneyWords(adult.each, writing),
    units: units.map(({ id, title, minAge, maxAge, each }) => ({
      id,
      title: title.text,
      ages: agesWords({ minAge, maxAge }, writing),
      price: moneyWords(each, writing),
      each,
    })),
    earliest: pass.earliest,
    latest: pass.latest,
    open: i18n._(msg`Leave it blank to start the pass on any day until ${formatDate(pass.latest, writing, 'medium')}.`),
  };
}
