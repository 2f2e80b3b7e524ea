/** A prompt without the marks around a user's text. */
export const withoutDataMarks = (prompt: string): string => prompt.replaceAll(/<\/?data>/g, '');
