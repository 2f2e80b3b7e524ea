/** Where the document's margin no longer fits beside it and comes under it. */
export const narrow = 'screen and (max-width: 77.5em)';
