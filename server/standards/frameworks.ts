/** The frameworks whose terms let us ship their words; docs/credits.md says which terms. */
export const standardsFrameworks = ['CCSS-ELA', 'CCSS-Math', 'NGSS'] as const;

export type StandardsFramework = (typeof standardsFrameworks)[number];
