/** Makes the whole row of a link clickable; the row must be `position: relative`. */
export const stretched = {
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
