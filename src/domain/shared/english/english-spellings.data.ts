/** What differs between American and British spelling. A variant of English chooses a side for each group. */
export type SpellingGroup = 'our' | 're' | 'll' | 'ence' | 'ogue' | 'ise' | 'other';

/** Stems and their endings; `-` is the stem alone. */
type Stems = Readonly<Record<string, string>>;

/** One spelling of a word in both ways. */
export type SpellingPair = {
  readonly group: SpellingGroup;
  readonly american: string;
  readonly british: string;
};

/** Before `or` and `our`. */
const our: Stems = {
  arb: '- s',
  ard: '-',
  arm: '- ed er y ies',
  behavi: '- s al',
  cand: '-',
  clam: '- ed ing s',
  col: '- s ed ing ful fully less ings ist ists',
  demean: '-',
  endeav: '- s ed ing',
  fav: '- s ed ing able ably ite ites',
  ferv: '-',
  flav: '- s ed ing ful ings',
  harb: '- s ed ing side front master',
  hon: '- s ed ing able ably',
  hum: '- s ed ing',
  lab: '- s ed ing er ers',
  misbehavi: '-',
  neighb: '- s ing ly hood hoods',
  od: '- s less',
  parl: '- s',
  ranc: '-',
  rig: '- s',
  rum: '- s ed',
  sav: '- s ed ing y ier',
  savi: '- s',
  splend: '- s',
  succ: '-',
  tum: '- s',
  unfav: 'able ably',
  val: '-',
  vap: '- s',
  vig: '-',
  watercol: '- s',
  multicol: 'ed',
  discol: '- ed',
};

/** Before `er` and `re`; what ends in `ed` and `ing` has its own rows. `metre` has a rule of its own. */
const re: Stems = {
  amphitheat: '- s',
  calib: '- s',
  cent: '- s d',
  centimet: '- s',
  epicent: '- s',
  fib: '- s',
  goit: '-',
  kilomet: '- s',
  lit: '- s',
  lust: '-',
  meag: '-',
  millilit: '- s',
  millimet: '- s',
  mit: '- s',
  sab: '- s',
  scept: '- s',
  somb: '- ly',
  spect: '- s',
  theat: '- s',
};

/** Before one and two `l`. */
const ll: Stems = {
  barre: 'ed ing',
  cance: 'ed ing er',
  channe: 'ed ing',
  chise: 'ed ing',
  counse: 'ed ing or ors',
  dia: 'ed ing',
  due: 'ed ing ist ists',
  ename: 'ed ing',
  equa: 'ed ing',
  fue: 'ed ing',
  funne: 'ed ing',
  grave: 'ed ing',
  initia: 'ed ing',
  jewe: 'ed er ers',
  labe: 'ed ing',
  leve: 'ed ing er ers',
  marve: 'ed ing ous ously',
  mode: 'ed ing er ers',
  pane: 'ed ing ings',
  peda: 'ed ing',
  penci: 'ed ing',
  refue: 'ed ing',
  riva: 'ed ing',
  shove: 'ed ing er',
  signa: 'ed ing er',
  snorke: 'ed ing er ers',
  spira: 'ed ing',
  stenci: 'ed ing',
  swive: 'ed ing',
  tota: 'ed ing',
  towe: 'ed ing',
  trave: 'ed ing er ers',
  tunne: 'ed ing',
  unequa: 'ed',
  unlabe: 'ed',
  unrave: 'ed ing',
  unriva: 'ed',
  uncance: 'ed',
  woo: 'en ens',
};

/** Before `ize` and `ise`, with all their endings. */
const ise =
  'anonym apolog author bapt brutal capital categor character civil colon critic crystal custom democrat digit econom ' +
  'emphas energ equal familiar fantas fertil final general global harmon hospital ideal immortal immun individual ' +
  'industrial initial jeopard legal local magnet maxim mechan memor mesmer minim mobil modern monopol national ' +
  'natural neutral normal optim organ oxid pasteur patron pedestrian personal polar popular pressur priorit ' +
  'public random rational real recogn reorgan revolution romantic sanit scrutin sensational special stabil ' +
  'standard steril subsid summar symbol sympath synchron tantal terror theor tranquil unauthor unrecogn urban util ' +
  'vapor victim visual vocal westernal western galvan improv pulver hypnot ' +
  'disorgan decentral';
const iseEndings = 'e es ed ing er ers ation ations ational able';

const pairs: Readonly<Record<Exclude<SpellingGroup, 'our' | 're' | 'll' | 'ise'>, Readonly<Record<string, string>>>> = {
  ence: {
    defense: 'defence',
    defenses: 'defences',
    defenseless: 'defenceless',
    license: 'licence',
    licenses: 'licences',
    offense: 'offence',
    offenses: 'offences',
    practiced: 'practised',
    practicing: 'practising',
    pretense: 'pretence',
  },
  ogue: {
    analog: 'analogue',
    catalog: 'catalogue',
    catalogs: 'catalogues',
    cataloged: 'catalogued',
    gray: 'grey',
    grays: 'greys',
    grayer: 'greyer',
    grayish: 'greyish',
    jewelry: 'jewellery',
    pajamas: 'pyjamas',
    mustache: 'moustache',
    mustaches: 'moustaches',
    maneuver: 'manoeuvre',
    maneuvers: 'manoeuvres',
    skillful: 'skilful',
    skillfully: 'skilfully',
    checkered: 'chequered',
  },
  other: {
    acknowledgment: 'acknowledgement',
    centering: 'centring',
    aging: 'ageing',
    airplane: 'aeroplane',
    airplanes: 'aeroplanes',
    aluminum: 'aluminium',
    analyze: 'analyse',
    analyzed: 'analysed',
    analyzing: 'analysing',
    artifact: 'artefact',
    artifacts: 'artefacts',
    cozier: 'cosier',
    cozy: 'cosy',
    counterclockwise: 'anticlockwise',
    draftsman: 'draughtsman',
    draftsmen: 'draughtsmen',
    donut: 'doughnut',
    donuts: 'doughnuts',
    enroll: 'enrol',
    fulfill: 'fulfil',
    fulfills: 'fulfils',
    fulfillment: 'fulfilment',
    inquire: 'enquire',
    inquiries: 'enquiries',
    inquiry: 'enquiry',
    installment: 'instalment',
    installments: 'instalments',
    judgment: 'judgement',
    mold: 'mould',
    molded: 'moulded',
    moldings: 'mouldings',
    molds: 'moulds',
    paralyzed: 'paralysed',
    plow: 'plough',
    plowed: 'ploughed',
    plows: 'ploughs',
    skeptic: 'sceptic',
    skeptical: 'sceptical',
    smolder: 'smoulder',
    smoldering: 'smouldering',
    sulfur: 'sulphur',
    sulfurous: 'sulphurous',
    tranquility: 'tranquillity',
    willful: 'wilful',
  },
};

/** British spellings whose American one has another meaning too, so that they are never written for it. */
export const onlyAmerican: Readonly<Record<string, string>> = {
  programme: 'program',
  programmes: 'programs',
  amongst: 'among',
  annexe: 'annex',
  cheque: 'check',
  cheques: 'checks',
  draught: 'draft',
  kerb: 'curb',
  kerbs: 'curbs',
  learnt: 'learned',
  metre: 'meter',
  metres: 'meters',
  practise: 'practice',
  practises: 'practices',
  speciality: 'specialty',
  specialities: 'specialties',
  storey: 'story',
  storeys: 'stories',
  tyre: 'tire',
  tyres: 'tires',
  whilst: 'while',
};

/** All words that have two spellings. */
export const spellingPairs: readonly SpellingPair[] = [
  ...spread('our', our, 'or', 'our'),
  ...spread('re', re, 'er', 're').map((pair) => ({ ...pair, american: pair.american.replace(/erd$/, 'ered') })),
  ...spread('ll', ll, 'l', 'll'),
  ...ise.split(' ').flatMap((stem) => spread('ise', { [stem]: iseEndings }, 'iz', 'is')),
  ...(['ence', 'ogue', 'other'] as const).flatMap((group) =>
    Object.entries(pairs[group]).map(([american, british]) => ({ group, american, british })),
  ),
];

function spread(group: SpellingGroup, stems: Stems, american: string, british: string): SpellingPair[] {
  return Object.entries(stems).flatMap(([stem, endings]) =>
    endings
      .split(' ')
      .filter((ending) => ending !== '')
      .map((ending) => (ending === '-' ? '' : ending))
      .map((ending) => ({ group, american: stem + american + ending, british: stem + british + ending })),
  );
}
