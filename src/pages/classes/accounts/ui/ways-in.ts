/** The choice for a class or a student; a document about young students says why. */
export const waysIn = [
  { value: 'password', label: 'A password', description: 'Three words and a number' },
  {
    value: 'pictures',
    label: 'Three pictures',
    description:
      'For students who cannot type yet. They are easier to guess, so five wrong tries lock the account.',
  },
] as const;
