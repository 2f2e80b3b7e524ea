import type { Question } from '../../../generated/blocks.ts';
import { languageOf } from '../../language/language-tag.ts';
import { decimalIn } from '../../templates/questions/read-number.ts';
import { matchingChoices } from '../../templates/question.ts';
import type { FormatWriter } from '../formats/export-job.ts';
import { isExact, type NumberedQuestion, questionsOf } from './exported-questions.ts';
import { typeset, untypeset } from './maths.ts';
import { packaged, xmlOf } from './qti-package.ts';

type Node = Record<string, unknown>;

/** IMS QTI 1.2.1 in a content package: https://www.imsglobal.org/question/qtiv1p2/imsqti_asi_bindv1p2.html. */
export const writeQti1: FormatWriter = (job) => {
  const language = languageOf(job.written.input).tag;
  const items = questionsOf(job).map((asked) => itemOf(asked, language));
  const title = job.written.title;
  const quiz = xmlOf({
    questestinterop: {
      '@xmlns': 'http://www.imsglobal.org/xsd/ims_qtiasiv1p2',
      assessment: { '@ident': 'quiz', '@title': title, section: { '@ident': 'root_section', item: items } },
    },
  });
  return packaged([{ name: 'quiz.xml', content: quiz, type: 'imsqti_xmlv1p2' }]);
};

const text = (words: string): Node => ({ mattext: { '@texttype': 'text/plain', '#': typeset(words) } });

function itemOf({ number, question }: NumberedQuestion, language: string): Node {
  const { body, score } = partsOf(question, language);
  return {
    '@ident': `q${number}`,
    '@title': `Question ${number}`,
    presentation: { material: text(question.stem), ...body },
    resprocessing: {
      outcomes: {
        decvar: {
          '@varname': 'SCORE',
          '@vartype': 'Decimal',
          '@minvalue': '0',
          '@maxvalue': String(question.points),
        },
      },
      // The binding requires a condition; without one to score, a teacher marks the answer.
      respcondition: score.length > 0 ? score : { conditionvar: { other: {} } },
    },
  };
}

const RESPONSE = 'response1';
const equal = (value: string, ident = RESPONSE): Node => ({ varequal: { '@respident': ident, '#': value } });

const condition = (conditionvar: Node, points: number): Node => ({
  '@continue': 'Yes',
  conditionvar,
  setvar: { '@action': 'Add', '@varname': 'SCORE', '#': String(points) },
});

const choices = (entries: readonly { key: string; text: string }[]): Node => ({
  render_choice: {
    response_label: entries.map((each) => ({ '@ident': each.key, material: text(each.text) })),
  },
});

const field = (ident: string, rows = 1): Node => ({
  '@ident': ident,
  '@rcardinality': 'Single',
  render_fib: { '@rows': String(rows), response_label: { '@ident': `${ident}_text` } },
});

/** How the question is asked, and the conditions under which it earns points. */
function partsOf(question: Question, language: string): { body: Node; score: Node[] } {
  const { type, options = [], answers = [], points } = question;
  switch (type) {
    case 'multiple-choice':
    case 'true-false':
    case 'multiple-select': {
      const isOne = type !== 'multiple-select';
      const test = options.map(({ key, correct }) => (correct ? equal(key) : { not: equal(key) }));
      const right = options.find(({ correct }) => correct)?.key ?? '';
      return {
        body: {
          response_lid: {
            '@ident': RESPONSE,
            '@rcardinality': isOne ? 'Single' : 'Multiple',
            ...choices(options),
          },
        },
        score: [condition(isOne ? equal(right) : { and: { '#': test } }, points)],
      };
    }
    case 'matching':
      return matching(question);
    case 'ordering': {
      const items = (question.items ?? []).map((item, index) => ({ key: `i${index + 1}`, text: item }));
      const test = answers.map((answer, index) => ({
        '@respident': RESPONSE,
        '@index': String(index + 1),
        '#': items.find((each) => each.text === answer)?.key ?? '',
      }));
      return {
        body: { response_lid: { '@ident': RESPONSE, '@rcardinality': 'Ordered', ...choices(items) } },
        score: [condition({ and: { varequal: test } }, points)],
      };
    }
    case 'fill-in-blank': {
      const blanks = question.blanks?.length ? question.blanks : answers.slice(0, 1);
      const idents = blanks.map((_, index) => `response${index + 1}`);
      const share = points / Math.max(1, blanks.length);
      return {
        body: { response_str: idents.map((ident) => field(ident)) },
        score: blanks.map((blank, index) => condition(ignoringCase(blank, idents[index]), share)),
      };
    }
    case 'numeric': {
      const numbers = answers.map((answer) => decimalIn(answer, language));
      // A key that is no plain number, such as 5 cm or 1/3, is compared as text.
      if (numbers.length === 0 || numbers.includes(null)) return inWords(question, answers.length > 0);
      const off = question.tolerance ?? 0;
      const tests = numbers.map((number) => ({
        vargte: { '@respident': RESPONSE, '#': plainDecimal(Number(number) - off) },
        varlte: { '@respident': RESPONSE, '#': plainDecimal(Number(number) + off) },
      }));
      return {
        body: { response_num: { ...field(RESPONSE), '@numtype': 'Decimal' } },
        score: [condition(tests.length === 1 ? { and: tests[0] } : { or: { and: tests } }, points)],
      };
    }
    default:
      return inWords(question, isExact(question));
  }
}

function inWords(
  { type, answers = [], points }: Question,
  isCompared: boolean,
): { body: Node; score: Node[] } {
  const test = answers.map((answer) => ignoringCase(answer));
  return {
    body: { response_str: field(RESPONSE, type === 'open-ended' ? 8 : 3) },
    score: isCompared ? [condition({ or: { '#': test } }, points)] : [],
  };
}

/** Without an exponent, and without the error of binary fractions. */
const plainDecimal = (value: number): string => String(Number(value.toFixed(10)));

const ignoringCase = (value: string, ident = RESPONSE): Node => ({
  varequal: { '@respident': ident, '@case': 'No', '#': value },
});

function matching(question: Question): { body: Node; score: Node[] } {
  const pairs = question.pairs ?? [];
  const offered = matchingChoices(question);
  const keyOf = (right: string) => offered.find((each) => each.text === right)?.letter ?? '';
  // Canvas offers them in a menu, which typesets nothing.
  const rights = offered.map(({ letter, text: words }) => ({ key: letter, text: untypeset(words) }));
  return {
    body: {
      response_lid: pairs.map(({ left }, index) => ({
        '@ident': `response${index + 1}`,
        '@rcardinality': 'Single',
        material: text(left),
        ...choices(rights),
      })),
    },
    score: pairs.map(({ right }, index) =>
      condition(equal(keyOf(right), `response${index + 1}`), question.points / pairs.length),
    ),
  };
}
