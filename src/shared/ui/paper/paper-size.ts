/** The paper that teachers print on. */
export type PaperSize = 'letter' | 'a4';

/** Width and height in CSS, the same on the screen and in print. */
export const paperSizes: Readonly<Record<PaperSize, { width: string; height: string }>> = {
  letter: { width: '8.5in', height: '11in' },
  a4: { width: '210mm', height: '297mm' },
};

/** Regions that use Letter; the rest of the world uses A4. */
const LETTER_REGIONS = new Set([
  'US',
  'CA',
  'MX',
  'PH',
  'CL',
  'CO',
  'CR',
  'GT',
  'NI',
  'PA',
  'SV',
  'VE',
  'PR',
]);

/** Most languages name their region; the others need `Intl`, which is slow at its first use. */
const regionOf = (language: string): string | undefined =>
  /-([A-Z]{2})$/.exec(language)?.[1] ?? new Intl.Locale(language).maximize().region;

/** The usual paper where people speak this language, such as en-GB. */
export function usualPaper(language: string): PaperSize {
  try {
    return LETTER_REGIONS.has(regionOf(language) ?? '') ? 'letter' : 'a4';
  } catch {
    return 'letter';
  }
}
