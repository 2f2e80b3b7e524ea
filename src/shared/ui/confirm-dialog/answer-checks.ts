const EMAIL = /^[\w.+'-]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,63}$/i;

function isUrl(text: string) {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  return DOMAIN.test(new URL(text).hostname);
}

/** Validates the answer of a dialog: returns an error, or undefined. */
export const answerChecks = {
  text: () => undefined,
  email: (answer: string) => (EMAIL.test(answer) ? undefined : 'Invalid email address'),
  url: (answer: string) => (isUrl(answer) ? undefined : 'Invalid URL'),
} satisfies Record<string, (answer: string) => string | undefined>;

export type AnswerKind = keyof typeof answerChecks;
