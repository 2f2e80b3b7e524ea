import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const packages = createRequire(import.meta.url);

const fromPackage = (family: string, ...files: readonly string[]) =>
  files.map((file) => packages.resolve(`@expo-google-fonts/${family}/${file}.ttf`));

/** The product's typefaces, in every file. */
const always = [
  ...fromPackage(
    'literata',
    '400Regular/Literata_400Regular',
    '400Regular_Italic/Literata_400Regular_Italic',
    '500Medium/Literata_500Medium',
    '600SemiBold/Literata_600SemiBold',
    '600SemiBold_Italic/Literata_600SemiBold_Italic',
  ),
  ...fromPackage(
    'atkinson-hyperlegible-next',
    '400Regular/AtkinsonHyperlegibleNext_400Regular',
    '400Regular_Italic/AtkinsonHyperlegibleNext_400Regular_Italic',
    '600SemiBold/AtkinsonHyperlegibleNext_600SemiBold',
  ),
];

/** Typefaces of scripts and signs that the product's own lack, read only for documents that have them. */
const others: readonly { has: RegExp; files: readonly string[] }[] = [
  {
    has: /\p{Script=Arabic}/u,
    files: fromPackage(
      'noto-naskh-arabic',
      '400Regular/NotoNaskhArabic_400Regular',
      '600SemiBold/NotoNaskhArabic_600SemiBold',
    ),
  },
  {
    has: /\p{Script=Hebrew}/u,
    files: fromPackage(
      'noto-serif-hebrew',
      '400Regular/NotoSerifHebrew_400Regular',
      '600SemiBold/NotoSerifHebrew_600SemiBold',
    ),
  },
  {
    has: /\p{Script=Devanagari}/u,
    files: fromPackage(
      'noto-serif-devanagari',
      '400Regular/NotoSerifDevanagari_400Regular',
      '600SemiBold/NotoSerifDevanagari_600SemiBold',
    ),
  },
  {
    has: /\p{Script=Hangul}/u,
    files: fromPackage('nanum-gothic', '400Regular/NanumGothic_400Regular', '700Bold/NanumGothic_700Bold'),
  },
  {
    has: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u,
    files: [fileURLToPath(new URL('../fonts/DroidSansFallbackFull.ttf', import.meta.url))],
  },
  {
    has: /[\u2190-\u2BFF]/u,
    files: fromPackage('noto-sans-symbols-2', '400Regular/NotoSansSymbols2_400Regular'),
  },
  { has: /\p{Extended_Pictographic}/u, files: fromPackage('noto-emoji', '400Regular/NotoEmoji_400Regular') },
];

/** The font files that a text needs. */
export function fontsFor(text: string): Buffer[] {
  const files = [...always, ...others.flatMap(({ has, files: some }) => (has.test(text) ? some : []))];
  return files.map((file) => readFileSync(file));
}
