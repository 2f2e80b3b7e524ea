/** A part of a text that is replaced by a placeholder. */
export interface Found {
  start: number;
  end: number;
  kind: 'email' | 'phone' | 'id' | 'text';
}

/** Email addresses, phone numbers, ids, birth dates and street addresses, and texts that look like our placeholders. */
export function findContactDetails(text: string): Found[] {
  return [
    ...findEmails(text),
    ...matches(text, OWN_PLACEHOLDER, 'text'),
    ...matches(text, SOCIAL_SECURITY, 'id'),
    ...matches(text, ID, 'id'),
    ...matches(text, BIRTH_DATE, 'id'),
    ...matches(text, STREET, 'id'),
    ...matches(text, PHONE, 'phone'),
    ...matches(text, PHONE_IN_CONTEXT, 'phone'),
  ];
}

const OWN_PLACEHOLDER = /(?<value>(?:Student|Person|Email|Phone|Id|Text)_\d{1,6}[a-z]?)/g;

/** The grouping of a US social security number; no other common number has it. */
const SOCIAL_SECURITY = /(?<![\d-])(?<value>\d{3}-\d{2}-\d{4})(?![\d-])/g;

/** A number that a text calls an id: "student number 20394857", "ID: AB-12345". */
const ID = new RegExp(
  String.raw`(?:\b(?:student|pupil|learner|candidate|admission|enrol{1,2}ment|matriculation|passport|lunch|library card|medicaid|insurance|case|state|district|school|employee)[ _-]?(?:id|no|number|nr|code|pin|#)s?|\bssn|\bsocial security(?: number)?|(?<![\p{L}\d])I[Dd](?: ?(?:no|number|#))?|\bid(?=\s*[:#=]))[\s.:#=-]*(?:is |was )?(?<value>(?=[A-Z0-9-]{0,30}\d{3})[A-Z]{0,4}-?\d[\d-]{2,}(?![\p{L}\d]))`,
  'giu',
);

const MONTH =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?';
const DATE = String.raw`\d{4}-\d{2}-\d{2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|(?:${MONTH})\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTH}),? \d{4}`;

/** A day that a text calls a birth date; that of a historical person is before 1930. */
const BIRTH_DATE = new RegExp(
  String.raw`(?:\b(?:date[ _]of[ _]birth|birth ?date|birthday|d\.?o\.?b\.?|fecha de nacimiento|date de naissance|geburtsdatum)|\bborn)["\s:=]{0,4}(?:is |was |on |el |le |am |the )*(?![^\n]{0,22}\b(?:1[0-8]\d\d|19[0-2]\d)\b)(?<value>${DATE})`,
  'giu',
);

/** A house number, a street and what follows it to the postal code. */
const STREET =
  /(?<![\d.,/-])(?<value>\d{1,5}[A-Z]? (?:[NSEW]\.? )?(?:\p{Lu}[\p{L}’'.-]+ |\d{1,3}(?:st|nd|rd|th) ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Place|Terrace|Circle|Cir|Parkway|Pkwy|Highway|Hwy|Way)\b\.?(?:,? (?:Apt|Apartment|Unit|Suite|#)\.? ?[\w-]{1,6})?(?:, \p{Lu}[\p{L} ]{1,30},? [A-Z]{2}(?: \d{5})?)?)/gu;

const NO_DIGIT_BEFORE = String.raw`(?<![\d.,/+-]|\d )`;
const NO_DIGIT_AFTER = String.raw`(?![\d/]|[.,-]\d| \d)`;

/** Formats that only phone numbers have. */
const PHONE = new RegExp(
  String.raw`${NO_DIGIT_BEFORE}(?<value>(?:${[
    String.raw`(?:\+?1[ .-]?)?\(\d{3}\)[ .-]?\d{3}[ .-]\d{4}`,
    String.raw`(?:\+?1[ .-])?[2-9]\d{2}-\d{3}-\d{4}`,
    String.raw`(?:\+?1[ .-])?[2-9]\d{2}\.\d{3}\.\d{4}`,
    String.raw`(?:\+?1[ .-])?[2-9]\d{2} [2-9]\d{2} \d{4}`,
    String.raw`\+\d{1,3}(?:[ .-]?\(?\d{1,4}\)?){2,5}`,
    String.raw`0\d{1,4}[ -]\d{3,4}[ -]\d{3,4}`,
    String.raw`07\d{3} ?\d{6}`,
    String.raw`0\d(?:[ .]\d{2}){4}`,
    String.raw`555[-.]\d{4}`,
  ].join('|')})(?: ?(?:x|ext\.?) ?\d{1,5})?)${NO_DIGIT_AFTER}`,
  'g',
);

/** A number that a text calls a phone number, in any grouping. */
const PHONE_IN_CONTEXT = new RegExp(
  String.raw`\b(?:${[
    String.raw`(?:tele|cell ?|mobile )?phone(?: (?:number|no\.?))?`,
    String.raw`tel(?=[.:])`,
    String.raw`mobile(?: number|(?=:))`,
    String.raw`fax`,
    String.raw`whatsapp`,
    String.raw`(?:call|text|reach|ring|contact)(?: \p{L}+){0,3} (?:at|on)`,
    String.raw`tel[eé]fono`,
    String.raw`t[eé]l[eé]phone`,
  ].join('|')})[^\n\d\p{L}]{0,6}(?:is |at |on )?(?!(?:1\d|20)\d\d ?[-–])(?<value>\+?\(?\d[\d ().-]{5,17}\d)`,
  'giu',
);

function matches(text: string, pattern: RegExp, kind: Found['kind']): Found[] {
  return Array.from(text.matchAll(pattern), ({ 0: whole, index, groups }) => {
    const value = groups?.['value'] ?? whole;
    const start = index + whole.lastIndexOf(value);
    return { start, end: start + value.length, kind };
  });
}

const LOCAL = /[\p{L}\p{N}._%+'-]/u;
/** Also without a dot, because a form can cut an address off. */
const DOMAIN = /(?=[\p{N}-]*\p{L})[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/uy;
const MAX_LOCAL = 64;

/** Searches from each @, because a pattern for the whole address would try every letter as its start. */
function findEmails(text: string): Found[] {
  const found: Found[] = [];
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let start = at;
    while (start > 0 && at - start < MAX_LOCAL && LOCAL.test(text[start - 1] ?? '')) start -= 1;
    // The letter of an escape in JSON belongs to no address.
    if (start < at && text[start - 1] === '\\' && /[nrtbf]/.test(text[start] ?? '')) start += 1;
    DOMAIN.lastIndex = at + 1;
    const domain = DOMAIN.exec(text);
    if (start < at && domain) found.push({ start, end: DOMAIN.lastIndex, kind: 'email' });
  }
  return found;
}
