/** What an informal letter must not settle, and who has to deal with it. */
const routes: readonly { pattern: RegExp; reason: string }[] = [
  {
    pattern: /\b(?:abus(?:e|ed|ive)|neglect(?:ed)?|bruis\w+|afraid to go home|unsafe at home|molest\w*)\b/iu,
    reason: 'Possible abuse or neglect: report it as the law requires before you write to anyone.',
  },
  {
    pattern: /\b(?:suicid\w+|self-harm\w*|hurt (?:him|her|them)sel(?:f|ves)|kill\w*|weapons?|knife|gun)\b/iu,
    reason: 'Danger to someone: call your school’s crisis contact now. A letter comes later.',
  },
  {
    pattern:
      /\b(?:bull(?:y|ied|ying)|harass\w*|discriminat\w+|racis\w+|slurs?|assault\w*|threaten\w*|fights?|fought|injur\w+)\b/iu,
    reason: 'Harm to a student: file an incident report first; your school decides who informs whom.',
  },
  {
    pattern: /\b(?:IEP|504|special education|(?:psychological|educational) evaluation|accommodations?)\b/u,
    reason: 'Special education: the team sends its notices itself, with the time limits of the law.',
  },
  {
    pattern: /\b(?:suspen\w+|expel\w*|expulsion)\b/iu,
    reason: 'Discipline with a procedure: the administration writes to the family.',
  },
  {
    pattern: /\b(?:lawyers?|attorneys?|lawsuit|legal action|sue|formal complaint|subpoena|custody)\b/iu,
    reason: 'A legal matter: pass it to your administration before you answer.',
  },
];

/** Why a matter belongs to a formal channel; undefined if no word of these texts says so. */
export const formalReason = (texts: readonly string[]): string | undefined =>
  routes.find(({ pattern }) => texts.some((text) => pattern.test(text)))?.reason;
