/** Lets the link of a row be hit anywhere on the row, which must be `position: relative`. */
export const stretched = {
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
