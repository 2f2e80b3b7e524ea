import type { GuardianLanguage } from '@/shared/api/guardians';

/** The languages of what guardians get. */
export const guardianLanguages: Readonly<Record<GuardianLanguage, string>> = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  pt: 'Portuguese',
  tr: 'Turkish',
};

const codes: readonly GuardianLanguage[] = ['en', 'es', 'fr', 'de', 'pt', 'tr'];

export const languageOptions: readonly { value: GuardianLanguage; label: string }[] = codes.map((value) => ({
  value,
  label: guardianLanguages[value],
}));
