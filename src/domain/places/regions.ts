/** The regions that lists of destinations are ordered by: those of the United Nations (M49), and `elsewhere`. */
export const regionNames = ['asia', 'europe', 'americas', 'africa', 'oceania', 'elsewhere'] as const;
export type RegionName = (typeof regionNames)[number];

/** M49 codes, by which `Intl.DisplayNames` knows the regions. */
export const regionCodes: Readonly<Record<Exclude<RegionName, 'elsewhere'>, string>> = {
  asia: '142',
  europe: '150',
  americas: '019',
  africa: '002',
  oceania: '009',
};

const members: Readonly<Record<Exclude<RegionName, 'elsewhere'>, string>> = {
  asia:
    'AE AF AM AZ BD BH BN BT CN CY GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA ' +
    'SA SG SY TH TJ TL TM TR TW UZ VN YE',
  europe:
    'AD AL AT AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO ' +
    'PL PT RO RS RU SE SI SJ SK SM UA VA XK',
  americas:
    'AG AI AR AW BB BL BM BO BQ BR BS BV BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GS GT GY HN HT JM KN KY LC MF MQ MS MX NI ' +
    'PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI',
  africa:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IO KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG ' +
    'RE RW SC SD SH SL SN SO SS ST SZ TD TF TG TN TZ UG YT ZA ZM ZW',
  oceania: 'AS AU CC CK CX FJ FM GU HM KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
};

const regionOf = new Map<string, RegionName>();
for (const [region, codes] of Object.entries(members)) {
  const name = regionNames.find((one) => one === region);
  if (name !== undefined) for (const code of codes.split(' ')) regionOf.set(code, name);
}

/** The region of a country (ISO 3166-1 alpha-2); `elsewhere` for Antarctica and for unknown countries. */
export function regionOfCountry(country: string | null): RegionName {
  return (country === null ? undefined : regionOf.get(country)) ?? 'elsewhere';
}

/** Whether a text is the ISO 3166-1 alpha-2 code of a country (Kosovo's XK included). */
export function isCountry(code: string): boolean {
  return regionOf.has(code) || code === 'AQ';
}
