import { remember } from '../../../platform/remember.ts';

/** A date that a text names. */
export interface NamedDate {
  words: string;
  /** Null if the text gives none. */
  year: number | null;
  month: number;
  day: number;
  /** From 1, Monday, to 7, Sunday. */
  weekday: number | null;
  /** The other reading of 10/12/2026. */
  swapped?: true;
}

interface Names {
  months: ReadonlyMap<string, number>;
  weekdays: ReadonlyMap<string, number>;
  forms: readonly RegExp[];
}

const LANGUAGES = 30;
const ENGLISH_EXTRA: readonly [string, number][] = [['Sept', 9]];
const ENGLISH_WEEKDAYS: readonly [string, number][] = [
  ['Tues', 2],
  ['Thur', 4],
  ['Thurs', 4],
];

const bare = (name: string) => name.replace(/\.$/, '');
const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Names as alternatives, the longest first, so that "March" is not read as "Mar". */
const anyOf = (names: ReadonlyMap<string, number>): string =>
  [...names.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

const namesOf = remember(LANGUAGES, (language): Names => {
  const isEnglish = language.startsWith('en');
  const named = (options: Intl.DateTimeFormatOptions, time: number) =>
    bare(new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(time));
  const widths = ['long', 'short'] as const;
  const months = new Map(
    widths.flatMap((width) =>
      Array.from({ length: 12 }, (_, index): [string, number] => [
        // With a day, because some languages inflect the month.
        monthOf(language, width, Date.UTC(2026, index, 1)),
        index + 1,
      ]),
    ),
  );
  const weekdays = new Map(
    widths.flatMap((width) =>
      // 5 January 2026 is a Monday.
      Array.from({ length: 7 }, (_, index): [string, number] => [
        named({ weekday: width }, Date.UTC(2026, 0, 5 + index)),
        index + 1,
      ]),
    ),
  );
  if (isEnglish) {
    for (const [name, month] of ENGLISH_EXTRA) months.set(name, month);
    for (const [name, day] of ENGLISH_WEEKDAYS) weekdays.set(name, day);
  }
  const weekday = String.raw`(?:(?<!\p{L})(?<weekday>${anyOf(weekdays)})(?:\.?,|\.)? (?:the |el |le |den |dem |o )?)?`;
  const month = String.raw`(?<month>${anyOf(months)})`;
  const flags = isEnglish ? 'gu' : 'giu';
  const forms = [
    String.raw`${weekday}(?<![\d.,/:])(?<day>\d{1,2})(?:st|nd|rd|th|\.|er|º)? (?:of |de |d[’'])?${month}(?!\p{L})\.?(?:,? (?:de |of )?(?<year>\d{4})(?!\d))?`,
    ...(isEnglish
      ? [
          String.raw`${weekday}(?<!\p{L})${month}\.? (?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)?(?!\d)(?:,? (?<year>\d{4})(?!\d))?(?! ?(?::|%|minutes|points))`,
        ]
      : []),
    String.raw`${weekday}(?<![\d-])(?<year>\d{4})-(?<digits>\d{2})-(?<day>\d{2})(?![\d-])`,
    String.raw`${weekday}(?<![\d/.])(?<digits>\d{1,2})(?<sign>[/.])(?<day>\d{1,2})\k<sign>(?<year>\d{4})(?!\d)`,
  ];
  return {
    months: lowered(months),
    weekdays: lowered(weekdays),
    forms: forms.map((form) => new RegExp(form, flags)),
  };
});

const lowered = (names: ReadonlyMap<string, number>) =>
  new Map([...names].map(([name, value]) => [name.toLowerCase(), value]));

function monthOf(language: string, month: 'long' | 'short', time: number): string {
  const parts = new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' }).formatToParts(
    time,
  );
  return bare(parts.find(({ type }) => type === 'month')?.value ?? '');
}

/** Every date with a day in a text: with the names of its language, as ISO, or between slashes. */
export function datesIn(text: string, language: string): NamedDate[] {
  if (!/\d/.test(text)) return [];
  const { months, weekdays, forms } = namesOf(language);
  return forms.flatMap((form) =>
    [...text.matchAll(form)].map(({ 0: words, groups = {} }): NamedDate => {
      const { digits, sign } = groups;
      const [first, second] = [Number(digits), Number(groups['day'])];
      const isDayFirst = sign === '.' || (sign === '/' && first > 12);
      return {
        words: words.trim(),
        year: groups['year'] === undefined ? null : Number(groups['year']),
        month:
          digits === undefined
            ? (months.get((groups['month'] ?? '').toLowerCase()) ?? 0)
            : isDayFirst
              ? second
              : first,
        day: isDayFirst ? first : second,
        weekday: weekdays.get((groups['weekday'] ?? '').toLowerCase()) ?? null,
        ...(sign === '/' && first <= 12 && second <= 12 && { swapped: true as const }),
      };
    }),
  );
}
