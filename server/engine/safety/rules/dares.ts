import { type DeclineRule, words } from './rule.ts';

export const dareRules: readonly DeclineRule[] = [
  {
    id: 'dares',
    category: 'physical-activity',
    sentence:
      'Lectern doesn’t write activities that could seriously injure someone. It can help with a safe activity, or with a lesson about the risks.',
    matches: [
      {
        pattern: words(
          '(?:blackout|black out|choking|pass ?out|fainting|tide pod|laundry pod|detergent|benadryl|skull ?breaker|cinnamon|salt and ice|fire|milk crate) .. (?:challenge|game|dare)',
        ),
        unless: words('dangers?|risks?|why|warn\\w*|prevent\\w*|safety|harm\\w*'),
      },
      {
        pattern: words(
          '(?:bite|eat|swallow) .. (?:laundry|detergent|tide) (?:pods?|capsules?)|until (?:they|you|i|he|she|someone) (?:faints?|passe?s? out|black out)|hold .. (?:neck|throat) .. (?:faint|pass)',
        ),
      },
    ],
  },
];
