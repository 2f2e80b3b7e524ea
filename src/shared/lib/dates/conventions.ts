import { locale } from '../../first-view';

/** How people write dates and times where the reader is. The texts themselves are English. */
export type Conventions = {
  /** Nov 13 instead of 13 Nov. */
  isMonthFirst: boolean;
  /** 9:05 PM instead of 21:05. */
  isTwelveHour: boolean;
  /** The first day of the week; 0 is Sunday. */
  firstDay: 0 | 1 | 6;
};

const regions = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/* From the CLDR, which only `Intl` has in a browser; its first use would block a slow phone for a fifth of a second. */
const MONTH_FIRST = regions('AS CA FM GU MH MP PR PW UM US VI');
const TWELVE_HOUR = regions(
  'AE AS AU BD BH CA CO DO DZ EG FM GU HK IN IQ JO KR KW LB LY MH MO MP MY NZ OM PH PK PR PS PW QA SA SD SG SY TW UM US VE VI YE',
);
const SUNDAY_FIRST = regions(
  'AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
);
const SATURDAY_FIRST = regions('AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY');

/** Where most speakers of a language are, if it is named without a region and matters above. */
const USUAL_REGION: Readonly<Record<string, string>> = {
  ar: 'EG',
  en: 'US',
  fa: 'IR',
  he: 'IL',
  hi: 'IN',
  ja: 'JP',
  ko: 'KR',
  pt: 'BR',
};

export function conventionsIn(tag: string): Conventions {
  const [language = '', ...rest] = tag.split('-');
  const region = rest.find((part) => /^[A-Z]{2}$/.test(part)) ?? USUAL_REGION[language] ?? '';
  return {
    isMonthFirst: MONTH_FIRST.has(region),
    isTwelveHour: TWELVE_HOUR.has(region),
    firstDay: SUNDAY_FIRST.has(region) ? 0 : SATURDAY_FIRST.has(region) ? 6 : 1,
  };
}

const known = new Map<string, Conventions>();
const MAX_KNOWN = 500;

/** The conventions of the reader's locale. */
export function conventions(): Conventions {
  const tag = locale();
  const found = known.get(tag) ?? conventionsIn(tag);
  if (known.size < MAX_KNOWN) known.set(tag, found);
  return found;
}
