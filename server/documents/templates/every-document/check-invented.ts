import { sensitiveWords } from '../person-checks.ts';
import type { Check } from '../generator.ts';
import { checkUnsupplied, type PlacedText } from '../supplied.ts';

/** What must have happened or be planned before a text may tell it. */
const EVENTS =
  /\b(?:field trips?|concerts?|assembl(?:y|ies)|picture day|fundraisers?|fire drills?|spelling bees?|science fairs?|book fairs?|talent shows?|bake sales?|open house|parades?|carnivals?|conferences?|fights?|fought|punch(?:ed|es)|kick(?:ed|s) (?:a|the|his|her|another)|bit (?:a|the|another)|st(?:ole|olen)|vandali[sz]\w+|threaten(?:ed|s)|swore|hospital\w*|police|court|eviction|evicted|homeless\w*|passed away|funeral|social workers?|retained|held back|expelled|awards?|scholarships?)\b/giu;

/** Every IEP speaks of these. */
const IEP_WORDS = 'IEP special education disability disabilities disorder';

/** Whether texts tell of health, family, discipline or events that the form doesn't mention. */
export function checkInvented(
  texts: readonly PlacedText[],
  given: readonly PlacedText[],
  isPlan: boolean,
): Check[] {
  if (texts.length === 0) return [];
  const supplied = isPlan ? [...given, { section: '', path: '', text: IEP_WORDS }] : given;
  const request = { texts, given: supplied, says: (words: string) => `Your form doesn’t mention ${words}.` };
  return [
    ...checkUnsupplied('Nothing beyond your notes', { ...request, pattern: sensitiveWords }),
    ...checkUnsupplied('Events only as supplied', { ...request, pattern: EVENTS }),
  ];
}
