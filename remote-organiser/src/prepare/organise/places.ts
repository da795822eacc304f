import { ownZone } from '@topout/domain';

/** ISO 3166-1 alpha-2. */
const codes =
  `AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY
  BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
  GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG
  KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV
  MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB
  SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ
  VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW`.split(/\s+/);

/** All countries by their English names. */
export function countries(): readonly { readonly code: string; readonly name: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

export interface ZoneGroup {
  /** A continent; empty for the likely ones: this browser's zone and the one in use. */
  readonly area: string;
  readonly zones: readonly { readonly id: string; readonly label: string }[];
}

/** The time zones that this browser knows, by continent and place; the likely ones come first. */
export function timeZones(inUse: string, own = ownZone()): readonly ZoneGroup[] {
  const likely = [...new Set([own, inUse])];
  const areas = new Map<string, string[]>();
  for (const id of Intl.supportedValuesOf('timeZone')) {
    if (likely.includes(id)) continue;
    const area = id.includes('/') ? id.slice(0, id.indexOf('/')) : 'Other';
    areas.set(area, [...(areas.get(area) ?? []), id]);
  }
  return [
    { area: '', zones: likely.map((id) => ({ id, label: id.replaceAll('_', ' ') })) },
    ...[...areas].map(([area, ids]) => ({ area, zones: ids.map((id) => ({ id, label: placeOf(id) })) })),
  ];
}

/** `America/Argentina/Buenos_Aires` → "Buenos Aires, Argentina". */
const placeOf = (id: string): string =>
  id
    .split('/')
    .slice(id.includes('/') ? 1 : 0)
    .toReversed()
    .join(', ')
    .replaceAll('_', ' ');
