/** Media queries that components share. */
export const media = {
  /** Phones and small tablets: the sidebar becomes a tab bar and every target is 44 px. */
  touch: 'screen and (max-width: 900px)',
  phone: 'screen and (max-width: 640px)',
  print: 'print',
  forced: '(forced-colors: active)',
  reduced: '(prefers-reduced-motion: reduce)',
  hover: '(hover: hover)',
};
