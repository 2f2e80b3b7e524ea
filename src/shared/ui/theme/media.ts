/** Shared media queries. Widths are in em, so a larger font size counts as a narrower screen. */
export const media = {
  /** Phones and small tablets, 900 px: the sidebar becomes a tab bar and every target is 44 px. */
  touch: 'screen and (max-width: 56.25em)',
  /** Too narrow for a second column beside the margin. */
  narrow: 'screen and (max-width: 73.75em)',
  /** Too narrow for a form, a document and its margin: the margin moves below the document. */
  twoColumns: 'screen and (max-width: 77.5em)',
  phone: 'screen and (max-width: 40em)',
  /** A phone with text at twice the size. */
  tiny: 'screen and (max-width: 18em)',
  print: 'print',
  forced: '(forced-colors: active)',
  reduced: '(prefers-reduced-motion: reduce)',
  hover: '(hover: hover)',
};
