import type { Question } from '../../../generated/blocks.ts';
import type { FormatWriter } from '../formats/export-job.ts';
import {
  isExact,
  type NumberedQuestion,
  oneLine,
  sentencesOf,
  writeEach,
  type Written,
} from './exported-questions.ts';

/** Moodle's text format, https://docs.moodle.org/en/GIFT_format. */
export const writeGift: FormatWriter = (job) => {
  const { texts, leftOut } = writeEach(job, writeQuestion);
  const notes = sentencesOf(leftOut).map((sentence) => `// ${sentence}`);
  const title = `// ${oneLine(job.written.title)}`;
  return `${[[title, ...notes].join('\n'), ...texts].join('\n\n')}\n`;
};

function writeQuestion({ number, question }: NumberedQuestion): Written {
  const { type, stem } = question;
  const name = `::${number}::`;
  if (type === 'fill-in-blank') {
    const blanks = question.blanks ?? [];
    const answers = blanks.length > 0 ? blanks : (question.answers ?? []).slice(0, 1);
    if (answers.length !== 1) return { reason: 'GIFT holds one blank in a sentence' };
    const [before = '', ...after] = stem.split(/_{2,}/);
    const [answer = ''] = answers;
    const rest = after.length === 0 ? '' : ` ${escaped(after.join('____'))}`;
    return { text: `${name}${escaped(before)} {=${escaped(answer)}${feedback(question)}}${rest}` };
  }
  const answers = answersOf(question);
  return answers === null
    ? { reason: 'it has no answer in the key' }
    : { text: `${name}${escaped(stem)} {${answers}${feedback(question)}}` };
}

/** The inside of the braces; null if the question has no answer. */
function answersOf(question: Question): string | null {
  const { type, options = [], answers = [], pairs = [] } = question;
  switch (type) {
    case 'multiple-choice':
      return options.map((option) => `\n${option.correct ? '=' : '~'}${optionText(option)}`).join('');
    case 'multiple-select': {
      const right = options.filter(({ correct }) => correct).length;
      if (right === 0) return null;
      const share = Number((100 / right).toFixed(5));
      return options.map((each) => `\n~%${each.correct ? share : -100}%${optionText(each)}`).join('');
    }
    case 'true-false':
      return isTrue(question) ? 'TRUE' : 'FALSE';
    case 'numeric':
      return answers[0] === undefined ? null : `#${plainNumber(answers[0])}:${question.tolerance ?? 0}`;
    case 'matching':
      return pairs.map(({ left, right }) => `\n=${matched(left)} -> ${matched(right)}`).join('');
    case 'ordering':
      return answers.map((item, index) => `\n=${matched(item)} -> ${index + 1}`).join('');
    case 'short-answer':
      return isExact(question) ? answers.map((answer) => `=${escaped(answer)} `).join('') : '';
    default:
      return '';
  }
}

const isTrue = ({ options = [], answers = [] }: Question): boolean =>
  /^(?:t|true|yes)$/i.test((options.find(({ correct }) => correct)?.text ?? answers[0] ?? '').trim());

const optionText = ({ text, rationale }: NonNullable<Question['options']>[number]) =>
  escaped(text) + (rationale ? `#${escaped(rationale)}` : '');

/** Shown after an answer; a text that a teacher marks has its model answer here. */
function feedback(question: Question): string {
  const model = ['short-answer', 'open-ended'].includes(question.type) && !isExact(question);
  const words = [...(model ? (question.answers ?? []) : []), question.explanation ?? ''].filter(Boolean);
  return words.length === 0 ? '' : `####${escaped(words.join(' '))}`;
}

export const plainNumber = (text: string): string => text.replaceAll(',', '').replace('−', '-').trim();

/** The arrow between the two sides can't be escaped. */
const matched = (text: string) => escaped(text.replaceAll('->', '→'));

const escaped = (text: string): string => oneLine(text).replaceAll(/[\\~=#{}:]/g, String.raw`\$&`);
