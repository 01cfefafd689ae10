/*
 * The structured data of pages, checked against the vocabulary of schema.org: which properties a type has (its own and
 * those of the types above it), and of what kind their values are. Only what our pages use is listed here; a new term
 * is looked up and added first.
 */

type Range =
  | 'Text'
  | 'Number'
  | 'Integer'
  | 'Boolean'
  | 'URL'
  | 'Price'
  | 'Currency'
  | 'Time'
  | 'Instant'
  | { readonly of: readonly string[] }
  | { readonly word: RegExp };

type TypeRow = {
  readonly above: readonly string[];
  readonly has: Readonly<Record<string, Range>>;
  /** What must be there for it to say anything. */
  readonly needs?: readonly string[];
};

const rating = { aggregateRating: { of: ['AggregateRating'] } } as const;
const offered = { offers: { of: ['Offer', 'AggregateOffer'] } } as const;
const availability = /^https:\/\/schema\.org\/(InStock|OutOfStock|LimitedAvailability|SoldOut)$/;
const weekday = /^https:\/\/schema\.org\/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/;
const order = /^https:\/\/schema\.org\/ItemList(OrderAscending|OrderDescending|Unordered)$/;

const types: Readonly<Record<string, TypeRow>> = {
  Thing: {
    above: [],
    has: {
      name: 'Text',
      alternateName: 'Text',
      description: 'Text',
      url: 'URL',
      image: 'URL',
      potentialAction: { of: ['SearchAction'] },
    },
  },
  Organization: { above: ['Thing'], has: { logo: 'URL', email: 'Text', telephone: 'Text' }, needs: ['name'] },
  CreativeWork: { above: ['Thing'], has: { text: 'Text', mainEntity: { of: ['Organization', 'Question'] } } },
  WebSite: { above: ['CreativeWork'], has: {}, needs: ['name', 'url'] },
  WebPage: { above: ['CreativeWork'], has: {}, needs: ['name', 'url'] },
  AboutPage: { above: ['WebPage'], has: {} },
  ContactPage: { above: ['WebPage'], has: {} },
  FAQPage: { above: ['WebPage'], has: {}, needs: ['mainEntity'] },
  Question: { above: ['CreativeWork'], has: { acceptedAnswer: { of: ['Answer'] } }, needs: ['name', 'acceptedAnswer'] },
  Answer: { above: ['CreativeWork'], has: {}, needs: ['text'] },
  SearchAction: {
    above: ['Thing'],
    // How search engines learn the typed query; not a word of the vocabulary itself.
    has: { target: { of: ['EntryPoint'] }, 'query-input': 'Text' },
    needs: ['target', 'query-input'],
  },
  EntryPoint: { above: ['Thing'], has: { urlTemplate: 'Text' }, needs: ['urlTemplate'] },
  ItemList: {
    above: ['Thing'],
    has: { itemListElement: { of: ['ListItem'] }, numberOfItems: 'Integer', itemListOrder: { word: order } },
    needs: ['itemListElement'],
  },
  BreadcrumbList: { above: ['ItemList'], has: {} },
  ListItem: { above: ['Thing'], has: { position: 'Integer', item: 'URL' }, needs: ['position', 'name'] },
  Product: {
    above: ['Thing'],
    has: { sku: 'Text', brand: { of: ['Organization'] }, ...offered, ...rating },
    needs: ['name'],
  },
  TouristTrip: { above: ['Thing'], has: { provider: { of: ['Organization'] }, ...offered }, needs: ['name'] },
  Offer: {
    above: ['Thing'],
    has: { price: 'Price', priceCurrency: 'Currency', availability: { word: availability } },
    needs: ['priceCurrency'],
  },
  AggregateOffer: {
    above: ['Offer'],
    has: { lowPrice: 'Price', highPrice: 'Price', offerCount: 'Integer' },
    needs: ['lowPrice'],
  },
  AggregateRating: {
    above: ['Thing'],
    has: { ratingValue: 'Number', bestRating: 'Number', worstRating: 'Number', reviewCount: 'Integer' },
    needs: ['ratingValue', 'reviewCount'],
  },
  Place: {
    above: ['Thing'],
    has: {
      geo: { of: ['GeoCoordinates'] },
      address: { of: ['PostalAddress'] },
      openingHoursSpecification: { of: ['OpeningHoursSpecification'] },
      ...rating,
    },
    needs: ['name'],
  },
  Event: {
    above: ['Thing'],
    has: { startDate: 'Instant', location: { of: ['Place'] }, ...offered },
    needs: ['name', 'startDate', 'location'],
  },
  Hotel: {
    above: ['Place'],
    has: {
      starRating: { of: ['Rating'] },
      checkinTime: 'Time',
      checkoutTime: 'Time',
      amenityFeature: { of: ['LocationFeatureSpecification'] },
    },
    needs: ['address'],
  },
  Rating: { above: ['Thing'], has: { ratingValue: 'Number' }, needs: ['ratingValue'] },
  LocationFeatureSpecification: { above: ['Thing'], has: { value: 'Boolean' }, needs: ['name', 'value'] },
  TouristAttraction: { above: ['Place'], has: {} },
  TouristDestination: { above: ['Place'], has: {} },
  GeoCoordinates: {
    above: ['Thing'],
    has: { latitude: 'Number', longitude: 'Number' },
    needs: ['latitude', 'longitude'],
  },
  PostalAddress: {
    above: ['Thing'],
    has: { streetAddress: 'Text', addressLocality: 'Text', addressCountry: { word: /^[A-Z]{2}$/ } },
  },
  OpeningHoursSpecification: {
    above: ['Thing'],
    has: { dayOfWeek: { word: weekday }, opens: 'Time', closes: 'Time' },
    needs: ['opens', 'closes'],
  },
};

/** The type itself and all above it. */
function lineage(type: string): readonly string[] {
  return [type, ...(types[type]?.above ?? []).flatMap(lineage)];
}

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function typesOf(node: Node): readonly string[] {
  const named = node['@type'];
  return (Array.isArray(named) ? named : [named]).map(String);
}

const simple: Readonly<Record<Extract<Range, string>, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === 'boolean',
  URL: (value) => typeof value === 'string' && /^https?:\/\/[^/\s]+\/\S*$/.test(value),
  Price: (value) => typeof value === 'string' && /^\d+(\.\d+)?$/.test(value),
  Currency: (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value),
  Instant: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value),
  Time: (value) => typeof value === 'string' && /^([01]\d|2[0-4]):[0-5]\d$/.test(value),
};

function valueFaults(where: string, value: unknown, range: Range): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => valueFaults(`${where}[${at}]`, one, range));
  if (typeof range === 'string')
    return simple[range](value) ? [] : [`${where}: ${JSON.stringify(value)} is no ${range}`];
  if ('word' in range)
    return typeof value === 'string' && range.word.test(value) ? [] : [`${where}: ${JSON.stringify(value)}`];
  if (!isNode(value)) return [`${where}: ${JSON.stringify(value)} is none of ${range.of.join(', ')}`];
  const fits = typesOf(value).some((type) => lineage(type).some((one) => range.of.includes(one)));
  return [
    ...(fits ? [] : [`${where}: ${typesOf(value).join()} is none of ${range.of.join(', ')}`]),
    ...nodeFaults(where, value),
  ];
}

function nodeFaults(where: string, node: Node): readonly string[] {
  const named = typesOf(node);
  const unknown = named.filter((type) => types[type] === undefined);
  if (unknown.length > 0) return [`${where}: no type ${unknown.join(', ')}`];
  const place = `${where}/${named.join('+')}`;
  const rows = named.flatMap(lineage).flatMap((type) => types[type] ?? []);
  const faults: string[] = rows
    .flatMap(({ needs = [] }) => needs)
    .filter((name) => node[name] === undefined)
    .map((name) => `${place}: without ${name}`);
  for (const [name, value] of Object.entries(node)) {
    if (name.startsWith('@')) continue;
    const range = rows.map(({ has }) => has[name]).find((one) => one !== undefined);
    faults.push(
      ...(range === undefined ? [`${place}: no property ${name}`] : valueFaults(`${place}.${name}`, value, range)),
    );
  }
  return [...faults, ...listFaults(place, node)];
}

/** Positions of a list count from one, and its last step may be the page itself. */
function listFaults(place: string, { itemListElement, numberOfItems }: Node): readonly string[] {
  if (!Array.isArray(itemListElement)) return [];
  const positions = itemListElement.map((one: Node) => one['position']);
  const isCounted = positions.length > 0 && positions.every((position, index) => position === index + 1);
  const isWhole = numberOfItems === undefined || numberOfItems === positions.length;
  const leads = itemListElement.every((one: Node) => one['item'] !== undefined || one['url'] !== undefined);
  return isCounted && isWhole && leads ? [] : [`${place}: a list that does not count`];
}

/** The texts of a page that are for machines. */
function scriptsOf(html: string): readonly string[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text);
}

/** Returns the items in a page's structured data, each with its types joined. Throws for what is no JSON. */
export function structuredTypes(html: string): readonly string[] {
  return scriptsOf(html).flatMap((text) => {
    const { '@graph': graph = [] }: { '@graph'?: Node[] } = JSON.parse(text);
    return graph.map((one) => typesOf(one).join('+'));
  });
}

/** Every type that a page names at any depth: an offer of a product, the search of the site. */
export function nestedTypes(html: string): readonly string[] {
  const found = new Set<string>();
  for (const text of scriptsOf(html))
    JSON.parse(text, (key, one: unknown) => {
      if (key === '@type') for (const name of [one].flat()) found.add(String(name));
      return one;
    });
  return [...found];
}

/** Returns everything in a page's structured data that the vocabulary does not contain. */
export function structuredFaults(html: string): readonly string[] {
  return scriptsOf(html).flatMap((text) => {
    const reported: unknown = JSON.parse(text);
    if (!isNode(reported) || reported['@context'] !== 'https://schema.org') return ['no word of schema.org'];
    const graph = reported['@graph'];
    return Array.isArray(graph) ? graph.flatMap((one: Node) => nodeFaults('', one)) : ['no graph'];
  });
}
