/** Words of one variety of English and what another says instead, in small letters. */
export type OwnWords = Readonly<Record<string, string>>;

/** A word that is replaced only in some company: `unless` is looked for in its sentence. */
export type WordInContext = { readonly find: RegExp; readonly say: OwnWords; readonly unless?: RegExp };

/** American words for British ones that mean one thing alone. */
export const american: OwnWords = {
  'a fortnight': 'two weeks',
  'a torch': 'a flashlight',
  afterwards: 'afterward',
  biscuit: 'cookie',
  biscuits: 'cookies',
  'block of flats': 'apartment building',
  'blocks of flats': 'apartment buildings',
  'by torch': 'by flashlight',
  'car hire': 'car rental',
  'car park': 'parking lot',
  'car parks': 'parking lots',
  'cash machine': 'ATM',
  'cash machines': 'ATMs',
  'coach tour': 'bus tour',
  'coach tours': 'bus tours',
  cot: 'crib',
  cots: 'cribs',
  'driving licence': 'driver’s license',
  'driving licences': 'driver’s licenses',
  'for hire': 'for rent',
  'go on holiday': 'go on vacation',
  'hire a bike': 'rent a bike',
  'hire a car': 'rent a car',
  'hire car': 'rental car',
  'hire cars': 'rental cars',
  'holiday home': 'vacation home',
  'holiday houses': 'vacation homes',
  jumper: 'sweater',
  jumpers: 'sweaters',
  lorries: 'trucks',
  lorry: 'truck',
  'mobile phone': 'cell phone',
  'mobile phones': 'cell phones',
  motorway: 'highway',
  motorways: 'highways',
  pavement: 'sidewalk',
  pavements: 'sidewalks',
  'per cent': 'percent',
  // Not "gas", which is another fuel of a car.
  petrol: 'gasoline',
  pram: 'stroller',
  prams: 'strollers',
  pushchair: 'stroller',
  pushchairs: 'strollers',
  'railway station': 'train station',
  'railway stations': 'train stations',
  'return coach': 'round-trip bus',
  'return ticket': 'round-trip ticket',
  'return tickets': 'round-trip tickets',
  rubbish: 'trash',
  'single or return ticket': 'one-way or round-trip ticket',
  toilet: 'restroom',
  toilets: 'restrooms',
  towards: 'toward',
  trousers: 'pants',
};

export const fall: OwnWords = { autumn: 'fall', autumns: 'falls' };

/** British words for American ones that mean one thing alone. */
export const british: OwnWords = {
  afterward: 'afterwards',
  'cell phone': 'mobile phone',
  'cell phones': 'mobile phones',
  cellphone: 'mobile phone',
  'driver’s license': 'driving licence',
  'driver’s licenses': 'driving licences',
  'driver’s licence': 'driving licence',
  'driver’s licences': 'driving licences',
  elevator: 'lift',
  elevators: 'lifts',
  deductible: 'excess',
  'fall colors': 'autumn colours',
  'fall foliage': 'autumn leaves',
  flashlight: 'torch',
  flashlights: 'torches',
  'full coverage': 'full cover',
  gasoline: 'petrol',
  'in the fall': 'in autumn',
  movie: 'film',
  'movie theater': 'cinema',
  'movie theaters': 'cinemas',
  movies: 'films',
  'parking lot': 'car park',
  'parking lots': 'car parks',
  percent: 'per cent',
  restroom: 'toilet',
  restrooms: 'toilets',
  sidewalk: 'pavement',
  sidewalks: 'pavements',
  'all spots': 'all places',
  'skip the line': 'skip the queue',
  'skip-the-line': 'skip-the-queue',
  'spot left': 'place left',
  'spots left': 'places left',
  'station wagon': 'estate car',
  sweater: 'jumper',
  sweaters: 'jumpers',
  toward: 'towards',
  'traffic circle': 'roundabout',
  vacation: 'holiday',
  vacations: 'holidays',
  'wait in line': 'queue',
  'waiting in line': 'queueing',
  'your spots': 'your places',
};

/** Words of countries where cars are hired and tickets return. */
export const hire: OwnWords = {
  'car rental': 'car hire',
  'car rentals': 'car hire',
  'for rent': 'for hire',
  'rent a car': 'hire a car',
  'rental car': 'hire car',
  'rental cars': 'hire cars',
  'round trip': 'return trip',
  'round trips': 'return trips',
  'round-trip': 'return',
};

export const single: OwnWords = { 'one-way ticket': 'single ticket', 'one-way tickets': 'single tickets' };
export const pushchair: OwnWords = {
  stroller: 'pushchair',
  strollers: 'pushchairs',
  pram: 'pushchair',
  prams: 'pushchairs',
};
export const pram: OwnWords = { stroller: 'pram', strollers: 'prams', pushchair: 'pram', pushchairs: 'prams' };
export const footpath: OwnWords = {
  pavement: 'footpath',
  pavements: 'footpaths',
  sidewalk: 'footpath',
  sidewalks: 'footpaths',
};
export const washroom: OwnWords = {
  restroom: 'washroom',
  restrooms: 'washrooms',
  toilet: 'washroom',
  toilets: 'washrooms',
};
export const zipCode: OwnWords = { postcode: 'zip code', postcodes: 'zip codes' };
export const postcode: OwnWords = { 'zip code': 'postcode', 'zip codes': 'postcodes' };

/** Replacements for languages that give distances in miles. */
export const inMiles: OwnWords = {
  'nothing within 50 km': 'nothing within 30 miles',
  'unlimited kilometers': 'unlimited mileage',
  'unlimited kilometres': 'unlimited mileage',
};

const determined =
  '(?<=\\b(?:a|an|the|by|have|has|public|where|steps,|bags,|no|one|last|like|of|or|with|and|two|all|some|eleven|glass|speed|direct|video|small|deck|Shuttle|second|fastest) )';

/** American words for British ones that have other meanings too. */
export const americanInContext: readonly WordInContext[] = [
  {
    find: new RegExp(`${determined}lifts?\\b(?!-| (?:pass|off|your|you|me|the|it|them)\\b)`, 'gi'),
    say: { lift: 'elevator', lifts: 'elevators' },
    // Lifts for skiers and those of coaches, trains and stairs have the same name in America.
    unless: /\b(?:ski|skiers|skiing|chair ?lifts?|stair lifts?|platform lift|coach|bus|carriage|cars with a lift)\b/i,
  },
  {
    find: /(?<=^|[.;:] )lifts?\b(?!-| (?:off|of|your|the)\b)/gi,
    say: { lift: 'elevator', lifts: 'elevators' },
  },
  {
    find: /(?<=\b(?:the|a|no|long|longer|short|shorter|shortest|ticket|ordinary|lift|elevator|separate|tram|patient) )queues?\b/gi,
    say: { queue: 'line', queues: 'lines' },
  },
  { find: /(?<=^|[.;:] )queues\b(?= (?:are|before|at|grow|begin)\b)/gi, say: { queues: 'lines' } },
  { find: /(?<=\b(?:outside|without) the )queue\b/gi, say: { queue: 'line' } },
  { find: /\bqueue(?= for\b)/gi, say: { queue: 'line up' } },
  { find: /^single ticket$/gi, say: { 'single ticket': 'one-way ticket' } },
  { find: /(?<=\bpottery, |\bno )sweets\b/gi, say: { sweets: 'candy' } },
];

const numbers =
  '(?:\\d|\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|multi|single|double|half|few|square|cubic|per|last|each|hundreds of|thousands of|\\w+teen|\\w+ty|\\w+ty-\\w+|hundred|thousand|million))';

/** British words for American ones that have other meanings too. */
export const britishInContext: readonly WordInContext[] = [
  // A taxi has a meter, a wall is so many metres high.
  { find: new RegExp(`(?<=${numbers}[\\s\u00a0-])meters?\\b`, 'gi'), say: { meter: 'metre', meters: 'metres' } },
  { find: /(?<=\ba )meter(?= (?:wide|long|high|deep|tall|thick|away|apart|off|of)\b)/gi, say: { meter: 'metre' } },
  { find: new RegExp(`(?<=${numbers}-)story\\b`, 'gi'), say: { story: 'storey' } },
  {
    find: new RegExp(`(?<=${numbers} )stories(?= (?:high|up|tall|below|above)\\b)`, 'gi'),
    say: { stories: 'storeys' },
  },
  // Cribs of Christmas have that name in Britain too.
  { find: /\bcribs?\b/gi, say: { crib: 'cot', cribs: 'cots' }, unless: /\b(?:nativity|christmas|market of)\b/i },
  // A computer has programs in Britain too.
  {
    find: /\bprograms?\b/gi,
    say: { program: 'programme', programs: 'programmes' },
    unless: /\b(?:such a|by a|other|computer|software) programs?\b/i,
  },
  {
    find: /(?<=\b(?:to|you|we|they|dancers|divers) )practice\b(?= (?:in|on|off|with|your|how)\b)/gi,
    say: { practice: 'practise' },
  },
  { find: /(?<=\b(?:off|along|at|on|from|by) (?:the|a|every) )curbs?\b/gi, say: { curb: 'kerb', curbs: 'kerbs' } },
  {
    find: /(?<=\b(?:spring|winter|late|early) and )fall\b|(?<=\b(?:late|early|this|every) )fall\b(?= (?:is|are|brings?|evenings?|weekends?)\b)/gi,
    say: { fall: 'autumn' },
  },
];

/**
 * Proper names that the rules for capitals would not recognise, because a small letter follows their first word. Names
 * with capitals alone, such as Rockefeller Center and Sydney Harbour, need no row.
 */
export const protectedNames: readonly string[] = [
  'Center for the Performing Arts',
  'Centre for the Performing Arts',
  'Theatre by the Lake',
  'Theatre on the Bay',
];
