import type { GenerationOrder } from '@/shared/api/generations';
import { TemplateType } from '@/shared/api/templates';

/** How far back a search looks. */
export type Age = 'any' | 'week' | 'month' | 'year';

/** What the address of the page says. */
export type Search = {
  words: string;
  template: string | null;
  age: Age;
  order: GenerationOrder;
  isFavourite: boolean;
};

export const noSearch: Search = {
  words: '',
  template: null,
  age: 'any',
  order: 'best',
  isFavourite: false,
};

const PATH = '/teacher/search';

const ages: readonly Age[] = ['any', 'week', 'month', 'year'];
const orders: readonly GenerationOrder[] = ['best', 'newest', 'oldest'];

/** Unknown values count as absent. */
export function searchIn(query: string): Search {
  const values = new URLSearchParams(query);
  const one = <Value extends string>(name: string, known: readonly Value[]): Value | undefined =>
    known.find((value) => value === values.get(name));
  return {
    words: values.get('q') ?? '',
    template: one('template', Object.values(TemplateType)) ?? ownTemplateIn(values.get('template')),
    age: one('age', ages) ?? noSearch.age,
    order: one('order', orders) ?? noSearch.order,
    isFavourite: values.has('favourites'),
  };
}

const OWN = /^own-[0-9a-f-]{36}$/;

const ownTemplateIn = (type: string | null): string | null => (type !== null && OWN.test(type) ? type : null);

/** The address of a search; what is not set is left out. */
export function addressOf({ words, template, age, order, isFavourite }: Search): string {
  const values = new URLSearchParams({
    ...(words.trim() !== '' && { q: words.trim() }),
    ...(template !== null && { template }),
    ...(age !== 'any' && { age }),
    ...(order !== 'best' && { order }),
    ...(isFavourite && { favourites: '' }),
  });
  return values.size > 0 ? `${PATH}?${values}` : PATH;
}

const DAYS = { week: 7, month: 31, year: 365 };
const DAY = 24 * 60 * 60 * 1000;

/** The beginning of the UTC day so many days ago, so that a day's requests are equal; undefined for any age. */
export function sinceOf(age: Age, now: Date): string | undefined {
  if (age === 'any') return undefined;
  return new Date((Math.floor(now.getTime() / DAY) - DAYS[age]) * DAY).toISOString();
}
