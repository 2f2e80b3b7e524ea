import type { TemplateEntry, TemplateGroup } from '@/shared/api/templates';
import { byLatest } from '@/shared/lib/dates';

export type Shelf = { name: string; hint: string; isDescribed: boolean; entries: readonly TemplateEntry[] };

/** One group of templates, the starred ones, or all of them. */
export type KindFilter = TemplateGroup | 'Favourites' | 'All';

/** The shelves from top to bottom, each with a hint. */
export const groups: readonly { group: TemplateGroup; hint: string }[] = [
  { group: 'Plan', hint: 'Before the lesson' },
  { group: 'Practise', hint: 'Work to hand out' },
  { group: 'Read and write', hint: 'Texts, summaries and notes' },
  { group: 'Assess', hint: 'Find out what they learned' },
  { group: 'Students and families', hint: 'Letters, reports and plans' },
];

/** As many as one row holds. */
const MAX_RECENT = 5;

/** The templates that the user starred. */
const favouritesIn = (entries: readonly TemplateEntry[]): readonly TemplateEntry[] =>
  entries.filter(({ favourite }) => favourite === true);

/** The templates that the user wrote with last, other than starred ones, the latest first. */
const recentIn = (entries: readonly TemplateEntry[]): readonly TemplateEntry[] =>
  entries
    .filter(({ favourite, last_used_at }) => favourite !== true && last_used_at !== undefined)
    .toSorted((one, other) => byLatest(one.last_used_at, other.last_used_at))
    .slice(0, MAX_RECENT);

/** The templates that suit a subject, those made for it first. */
export const inSubject = (
  entries: readonly TemplateEntry[],
  subject: string | null,
): readonly TemplateEntry[] =>
  subject === null
    ? entries
    : entries
        .filter(({ subjects }) => subjects === undefined || subjects.includes(subject))
        .toSorted((one, other) => Number(other.subjects !== undefined) - Number(one.subjects !== undefined));

/** The templates of one kind. */
export const ofKind = (entries: readonly TemplateEntry[], kind: KindFilter): readonly TemplateEntry[] => {
  if (kind === 'All') return entries;
  return kind === 'Favourites' ? favouritesIn(entries) : entries.filter(({ group }) => group === kind);
};

/** Sorts templates onto their shelves: favourites, recently used, then the groups. Empty shelves are left out. */
export function shelve(entries: readonly TemplateEntry[], kind: KindFilter): Shelf[] {
  const own =
    kind === 'All' || kind === 'Favourites'
      ? [{ name: 'Favourites', hint: 'Starred by you', isDescribed: false, entries: favouritesIn(entries) }]
      : [];
  const recent =
    kind === 'All'
      ? [
          {
            name: 'Recently used',
            hint: 'Your latest documents',
            isDescribed: false,
            entries: recentIn(entries),
          },
        ]
      : [];
  const made = [
    { name: 'Your templates', hint: 'Made by you', mine: true },
    { name: 'From your school', hint: 'Shared by colleagues', mine: false },
  ]
    .filter(() => kind === 'All')
    .map(({ mine, ...shelf }) => ({
      ...shelf,
      isDescribed: true,
      entries: entries.filter((entry) => entry.own?.mine === mine),
    }));
  const grouped = groups
    .filter(({ group }) => kind === 'All' || kind === group)
    .map(({ group, hint }) => ({
      name: group,
      hint,
      isDescribed: true,
      entries: entries.filter((entry) => entry.group === group && (kind !== 'All' || !entry.own)),
    }));
  return [...own, ...recent, ...made, ...grouped].filter((shelf) => shelf.entries.length > 0);
}

/** One shelf with the results of a search; starred templates first, then those that the user wrote with last. */
export function found(entries: readonly TemplateEntry[]): Shelf[] {
  const starred = favouritesIn(entries);
  const recent = recentIn(entries);
  const others = entries.filter((entry) => !starred.includes(entry) && !recent.includes(entry));
  const sorted = [...starred, ...recent, ...others];
  const hint = sorted.length === 1 ? '1 template' : `${sorted.length} templates`;
  return sorted.length > 0 ? [{ name: 'Found', hint, isDescribed: true, entries: sorted }] : [];
}
