import type { Question } from '../../../generated/blocks.ts';
import { languageOf } from '../../language/language-tag.ts';
import { decimalIn } from '../../templates/questions/read-number.ts';
import { truthOf } from '../../templates/questions/truth.ts';
import type { FormatWriter } from '../formats/export-job.ts';
import {
  isExact,
  type NumberedQuestion,
  oneLine,
  sentencesOf,
  writeEach,
  type Written,
} from './exported-questions.ts';
import { typeset, untypeset } from './maths.ts';

/** Moodle's text format, https://docs.moodle.org/en/GIFT_format. */
export const writeGift: FormatWriter = (job) => {
  const language = languageOf(job.written.input).tag;
  const { texts, leftOut } = writeEach(job, (asked) => writeQuestion(asked, language));
  const notes = sentencesOf(leftOut).map((sentence) => `// ${sentence}`);
  const title = `// ${oneLine(job.written.title)}`;
  return `${[[title, ...notes].join('\n'), ...texts].join('\n\n')}\n`;
};

function writeQuestion({ number, question }: NumberedQuestion, language: string): Written {
  const { type, stem } = question;
  const name = `::${number}::`;
  if (type === 'fill-in-blank') {
    const blanks = question.blanks ?? [];
    const answers = blanks.length > 0 ? blanks : (question.answers ?? []).slice(0, 1);
    if (answers.length !== 1) return { reason: 'GIFT holds one blank in a sentence' };
    const [before = '', ...after] = stem.split(/_{2,}/);
    const [answer = ''] = answers;
    const rest = after.length === 0 ? '' : ` ${shown(after.join('____'))}`;
    return { text: `${name}${shown(before)} {=${escaped(answer)}${feedback(question)}}${rest}` };
  }
  const answers = answersOf(question, language);
  return answers === null
    ? { reason: 'it has no answer in the key' }
    : { text: `${name}${shown(stem)} {${answers}${feedback(question)}}` };
}

/** The inside of the braces; null if the question has no answer. */
function answersOf(question: Question, language: string): string | null {
  const { type, options = [], answers = [], pairs = [] } = question;
  switch (type) {
    case 'multiple-choice':
      return options.map((option) => `\n${option.correct ? '=' : '~'}${optionText(option)}`).join('');
    case 'multiple-select': {
      const right = options.filter(({ correct }) => correct).length;
      if (right === 0) return null;
      const share = Number((100 / right).toFixed(5));
      // A wrong choice costs what a right one gives, as in a quiz of a class.
      return options.map((each) => `\n~%${each.correct ? share : -share}%${optionText(each)}`).join('');
    }
    case 'true-false':
      return truthAnswer(question);
    case 'numeric':
      return numberAnswer(question, language);
    case 'matching':
      return pairs
        .map(({ left, right }) => `\n=${matched(typeset(left))} -> ${matched(untypeset(right))}`)
        .join('');
    case 'ordering':
      return answers.map((item, index) => `\n=${matched(typeset(item))} -> ${index + 1}`).join('');
    case 'short-answer':
      return isExact(question) ? answers.map((answer) => `=${escaped(answer)} `).join('') : '';
    default:
      return '';
  }
}

/** Moodle shows its own words for true and false, so options in others are choices. */
function truthAnswer(question: Question): string | null {
  const { options = [] } = question;
  const truth = truthOf(question);
  const isEnglish = options.every(({ text }) => /^(?:true|false)$/i.test(text.trim()));
  if (options.some(({ correct }) => correct) && (truth === null || !isEnglish)) {
    return options.map((option) => `\n${option.correct ? '=' : '~'}${optionText(option)}`).join('');
  }
  if (truth === null) return null;
  return truth ? 'TRUE' : 'FALSE';
}

/** A key that is no plain number, such as 5 cm or 1/3, is compared as text. */
function numberAnswer({ answers = [], tolerance = 0 }: Question, language: string): string | null {
  if (answers.length === 0) return null;
  const numbers = answers.map((answer) => decimalIn(answer, language));
  if (numbers.includes(null)) return answers.map((answer) => `=${escaped(answer)} `).join('');
  const [only, ...others] = numbers.map((number) => `${number}:${tolerance}`);
  return others.length === 0 ? `#${only}` : `#${[only, ...others].map((number) => `\n=${number}`).join('')}`;
}

const optionText = ({ text, rationale }: NonNullable<Question['options']>[number]) =>
  shown(text) + (rationale ? `#${shown(rationale)}` : '');

/** Shown after an answer; a text that a teacher marks has its model answer here. */
function feedback(question: Question): string {
  const model = ['short-answer', 'open-ended'].includes(question.type) && !isExact(question);
  const words = [...(model ? (question.answers ?? []) : []), question.explanation ?? ''].filter(Boolean);
  return words.length === 0 ? '' : `####${shown(words.join(' '))}`;
}

/** A text that Moodle typesets; answers that it compares stay as they are. */
const shown = (text: string): string => escaped(typeset(text));

/** The arrow between the two sides can't be escaped. The right one is in a menu, which typesets nothing. */
const matched = (text: string) => escaped(text.replaceAll('->', '→'));

const escaped = (text: string): string => oneLine(text).replaceAll(/[\\~=#{}:]/g, String.raw`\$&`);
