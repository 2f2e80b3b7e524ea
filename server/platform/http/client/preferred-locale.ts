/** A language, perhaps with a script and a region, as browsers send it. */
const TAG = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/;

/** The first locale of an `Accept-Language` header, which browsers also give to scripts; en-GB without a valid one. */
export function preferredLocale(header: string | undefined): string {
  const first = header?.split(',', 1)[0]?.split(';', 1)[0]?.trim() ?? '';
  return TAG.test(first) ? first : 'en-GB';
}
