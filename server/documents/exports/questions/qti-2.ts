import type { Question } from '../../../generated/blocks.ts';
import { languageOf } from '../../language/language-tag.ts';
import { decimalIn } from '../../templates/questions/read-number.ts';
import { matchingChoices } from '../../templates/question.ts';
import type { FormatWriter } from '../formats/export-job.ts';
import { isExact, type NumberedQuestion, questionsOf } from './exported-questions.ts';
import { typeset } from './maths.ts';
import {
  anyOf,
  declare,
  entry,
  given,
  ifSo,
  mapsToPoints,
  matchesKey,
  type Node,
  outcome,
  RESPONSE,
} from './qti-2-nodes.ts';
import { packaged, xmlOf } from './qti-package.ts';

const NAMESPACE = 'http://www.imsglobal.org/xsd/imsqti_v2p1';

/** IMS QTI 2.1, one file per question and a test: https://www.imsglobal.org/question/qtiv2p1/imsqti_infov2p1.html. */
export const writeQti2: FormatWriter = (job) => {
  const questions = questionsOf(job);
  const language = languageOf(job.written.input).tag;
  const items = questions.map((asked) => ({
    name: `q${asked.number}.xml`,
    content: xmlOf({ assessmentItem: itemOf(asked, language) }),
    type: 'imsqti_item_xmlv2p1',
  }));
  const test = xmlOf({
    assessmentTest: {
      '@xmlns': NAMESPACE,
      '@identifier': 'test',
      '@title': job.written.title,
      testPart: {
        '@identifier': 'part1',
        '@navigationMode': 'nonlinear',
        '@submissionMode': 'simultaneous',
        assessmentSection: {
          '@identifier': 'section1',
          '@title': job.written.title,
          '@visible': 'true',
          assessmentItemRef: questions.map(({ number }) => ({
            '@identifier': `q${number}`,
            '@href': `q${number}.xml`,
          })),
        },
      },
    },
  });
  return packaged([{ name: 'test.xml', content: test, type: 'imsqti_test_xmlv2p1' }, ...items]);
};

function itemOf({ number, question }: NumberedQuestion, language: string): Node {
  const { declarations, body, score } = partsOf(question, language);
  return {
    '@xmlns': NAMESPACE,
    '@identifier': `q${number}`,
    '@title': `Question ${number}`,
    '@adaptive': 'false',
    '@timeDependent': 'false',
    responseDeclaration: declarations,
    outcomeDeclaration: [outcome('SCORE', 0), outcome('MAXSCORE', question.points)],
    itemBody: { p: typeset(question.stem), ...body },
    ...(score && { responseProcessing: score }),
  };
}

interface Parts {
  declarations: Node[];
  body: Node;
  /** Absent if a teacher marks the answer. */
  score?: Node;
}

function partsOf(question: Question, language: string): Parts {
  const { type, options = [], answers = [], points } = question;
  switch (type) {
    case 'multiple-choice':
    case 'true-false':
    case 'multiple-select': {
      const isOne = type !== 'multiple-select';
      const correct = options.filter((option) => option.correct).map(({ key }) => key);
      const share = points / Math.max(1, correct.length);
      // A wrong choice of several costs what a right one gives, as in a quiz of a class.
      const mapped = Object.fromEntries(options.map((each) => [each.key, each.correct ? share : -share]));
      return {
        declarations: [
          isOne
            ? declare({ cardinality: 'single', baseType: 'identifier', correct })
            : declare({ cardinality: 'multiple', baseType: 'identifier', correct, points: mapped }),
        ],
        body: {
          choiceInteraction: {
            '@responseIdentifier': RESPONSE,
            '@shuffle': 'false',
            '@maxChoices': isOne ? '1' : '0',
            simpleChoice: options.map(({ key, text }) => ({ '@identifier': key, '#': typeset(text) })),
          },
        },
        score: isOne ? matchesKey(points) : mapsToPoints,
      };
    }
    case 'matching':
      return matching(question);
    case 'ordering': {
      const items = question.items ?? [];
      const keyOf = (item: string) => `i${items.indexOf(item) + 1}`;
      return {
        declarations: [
          declare({ cardinality: 'ordered', baseType: 'identifier', correct: answers.map(keyOf) }),
        ],
        body: {
          orderInteraction: {
            '@responseIdentifier': RESPONSE,
            '@shuffle': 'false',
            simpleChoice: items.map((item) => ({ '@identifier': keyOf(item), '#': typeset(item) })),
          },
        },
        score: matchesKey(points),
      };
    }
    case 'numeric':
      return numeric(question, language);
    case 'fill-in-blank': {
      const blanks = question.blanks?.length ? question.blanks : answers.slice(0, 1);
      const names = blanks.map((_, index) => (index === 0 ? RESPONSE : `${RESPONSE}${index + 1}`));
      return {
        declarations: blanks.map((blank, index) =>
          declare({
            identifier: names[index] ?? '',
            cardinality: 'single',
            baseType: 'string',
            correct: [blank],
          }),
        ),
        body: { div: { p: names.map((name) => entry(name)) } },
        score: {
          responseCondition: blanks.map((blank, index) =>
            ifSo(anyOf([blank], names[index]), points / blanks.length),
          ),
        },
      };
    }
    default: {
      const declarations = [
        declare({ cardinality: 'single', baseType: 'string', correct: answers.slice(0, 1) }),
      ];
      return isExact(question)
        ? {
            declarations,
            body: { div: { p: entry() } },
            score: { responseCondition: ifSo(anyOf(answers), points) },
          }
        : {
            declarations,
            body: {
              extendedTextInteraction: {
                '@responseIdentifier': RESPONSE,
                '@expectedLines': String(question.lines ?? 5),
              },
            },
          };
    }
  }
}

function numeric({ answers = [], tolerance = 0, points }: Question, language: string): Parts {
  const numbers = answers.map((answer) => decimalIn(answer, language));
  const [value] = numbers;
  // Several keys, or one that is no plain number such as 5 cm or 1/3, are compared as text.
  if (typeof value !== 'string' || numbers.length > 1) {
    return {
      declarations: [declare({ cardinality: 'single', baseType: 'string', correct: answers.slice(0, 1) })],
      body: { div: { p: entry() } },
      ...(answers.length > 0 && { score: { responseCondition: ifSo(anyOf(answers), points) } }),
    };
  }
  const test = {
    equal: {
      '@toleranceMode': 'absolute',
      '@tolerance': `${tolerance} ${tolerance}`,
      ...given(),
      correct: { '@identifier': RESPONSE },
    },
  };
  const declared = declare({ cardinality: 'single', baseType: 'float', correct: [value] });
  return {
    declarations: [declared],
    body: { div: { p: entry() } },
    score: { responseCondition: ifSo(test, points) },
  };
}

function matching(question: Question): Parts {
  const pairs = question.pairs ?? [];
  const rights = matchingChoices(question);
  const letterOf = (right: string) => rights.find(({ text }) => text === right)?.letter ?? '';
  const choice = (identifier: string, text: string, most: string): Node => ({
    '@identifier': identifier,
    '@matchMax': most,
    '#': typeset(text),
  });
  const correct = pairs.map(({ right }, index) => `p${index + 1} ${letterOf(right)}`);
  const share = question.points / Math.max(1, pairs.length);
  return {
    declarations: [
      declare({
        cardinality: 'multiple',
        baseType: 'directedPair',
        correct,
        points: Object.fromEntries(correct.map((pair) => [pair, share])),
      }),
    ],
    body: {
      matchInteraction: {
        '@responseIdentifier': RESPONSE,
        '@shuffle': 'false',
        '@maxAssociations': String(pairs.length),
        simpleMatchSet: [
          { simpleAssociableChoice: pairs.map(({ left }, index) => choice(`p${index + 1}`, left, '1')) },
          { simpleAssociableChoice: rights.map(({ letter, text }) => choice(letter, text, '0')) },
        ],
      },
    },
    score: mapsToPoints,
  };
}
