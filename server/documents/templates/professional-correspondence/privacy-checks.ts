import type { Check } from '../generator.ts';
import { nameParts, otherNamesIn, sensitiveWords } from '../person-checks.ts';
import type { PlacedText } from '../supplied.ts';
import { open, passed } from '../verdicts.ts';
import { isForMany, type LetterInput } from './schema.ts';

/** What a text message must not carry, because anyone can read it on a locked screen. */
const IN_A_MESSAGE =
  /\b(?:grades?|scores?|marks?|fail(?:ed|ing|s)?|\d+ ?%|missing work|behaviou?r|incident|fight)\b|\b\d+ of \d+/giu;

/** Only authorised readers of a letter learn about a student. */
export function checkPrivacy(texts: readonly PlacedText[], input: LetterInput): Check[] {
  const name = 'Private data stays private';
  const report = (says: string, { section, path }: PlacedText) => open(name, says, { section, path });
  const many = isForMany(input);
  const faults = texts.flatMap((text) => {
    const others = otherNamesIn(text.text, input.other_students, input.student_name);
    const own = many && nameParts(input.student_name).some((part) => text.text.includes(part));
    const words = many ? wordsIn(text.text, sensitiveWords) : [];
    const inMessage = text.section === 'sms_version' ? wordsIn(text.text, IN_A_MESSAGE) : [];
    return [
      ...(others.length > 0 ? [report(`It names another student: ${others.join(', ')}.`, text)] : []),
      ...(own ? [report(`It names ${input.student_name} to people who have no right to know.`, text)] : []),
      ...(words.length > 0 ? [report(`This is not for everyone to read: ${words.join(', ')}.`, text)] : []),
      ...(inMessage.length > 0
        ? [report(`Anyone can read a message on a screen. Leave out: ${inMessage.join(', ')}.`, text)]
        : []),
    ];
  });
  return faults.length > 0 ? faults : [passed(name, 'No one reads about a student who shouldn’t.')];
}

const wordsIn = (text: string, pattern: RegExp): string[] => [
  ...new Set(Array.from(text.matchAll(pattern), ([word]) => word.toLowerCase())),
];
