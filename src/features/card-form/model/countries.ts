const codes = [
  'AD AE AF AG AI AL AM AO AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY',
  'BZ CA CD CF CG CH CI CK CL CM CN CO CR CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FO',
  'FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IS IT JE',
  'JM JO JP KE KG KH KI KM KN KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MK ML MM',
  'MN MO MQ MR MS MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PR',
  'PS PT PY QA RE RO RS RW SA SB SC SE SG SI SK SL SM SN SO SR SS ST SV SX SZ TC TD TG TH TJ TL TM TN',
  'TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VN VU WF WS XK YE YT ZA ZM ZW',
].flatMap((line) => line.split(' '));

type Country = { value: string; label: string };

/** Named when they are first shown, because `Intl` is slow at its first use. */
let sorted: readonly Country[] | undefined;

/** Where a bill can go, by name; most go to the United States. */
export function countries(): readonly Country[] {
  sorted ??= sortCountries();
  return sorted;
}

function sortCountries(): readonly Country[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted(
      (a, b) => Number(b.value === 'US') - Number(a.value === 'US') || a.label.localeCompare(b.label),
    );
}
