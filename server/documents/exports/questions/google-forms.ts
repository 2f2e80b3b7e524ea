import type { Question } from '../../../generated/blocks.ts';
import { answerOf, matchingChoices } from '../../templates/question.ts';
import type { FormatWriter } from '../formats/export-job.ts';
import { type NumberedQuestion, oneLine, questionsOf } from './exported-questions.ts';
import { untypeset } from './maths.ts';

const BUILD = `function createQuiz() {
  const form = FormApp.create(quiz.title);
  form.setIsQuiz(true);
  quiz.items.forEach(function (entry) {
    const item = form[entry.add]();
    item.setTitle(entry.title);
    if (entry.points !== undefined) item.setPoints(entry.points);
    if (entry.choices) {
      item.setChoices(entry.choices.map(function (choice) {
        return item.createChoice(choice.text, choice.correct);
      }));
    }
    if (entry.rows) {
      item.setRows(entry.rows);
      item.setColumns(entry.columns);
    }
    if (entry.help) item.setHelpText(entry.help);
    if (entry.feedback) {
      const feedback = FormApp.createFeedback().setText(entry.feedback).build();
      if (entry.choices) {
        item.setFeedbackForCorrect(feedback);
        item.setFeedbackForIncorrect(feedback);
      } else {
        item.setGeneralFeedback(feedback);
      }
    }
  });
  Logger.log(form.getEditUrl());
}`;

/** A script that builds the quiz at script.google.com: https://developers.google.com/apps-script/reference/forms. */
export const writeGoogleForms: FormatWriter = (job) => {
  const questions = questionsOf(job);
  const quiz = { title: job.written.title, items: questions.map(itemOf) };
  return [
    '// Open https://script.google.com, create a project, paste this text and run createQuiz.',
    '// The log shows the address of the form.',
    ...notesOn(questions),
    `const quiz = ${JSON.stringify(quiz, null, 2)};`,
    BUILD,
    '',
  ].join('\n');
};

function notesOn(questions: readonly NumberedQuestion[]): string[] {
  const grids = questions.filter(({ question: { type } }) => type === 'matching' || type === 'ordering');
  const texts = questions.filter(({ question }) => !question.options && !question.pairs && !question.items);
  const numbers = (asked: readonly NumberedQuestion[]) => asked.map(({ number }) => number).join(', ');
  return [
    ...(grids.length > 0
      ? [`// Without points, because Forms does not mark grids by script: ${numbers(grids)}.`]
      : []),
    ...(texts.length > 0 ? [`// For you to mark, with the answer as feedback: ${numbers(texts)}.`] : []),
  ];
}

function itemOf({ question }: NumberedQuestion) {
  const title = oneLine(untypeset(question.stem));
  const common = { title, ...(question.hint !== undefined && { help: untypeset(question.hint) }) };
  const scored = { ...common, points: Math.round(question.points) };
  switch (question.type) {
    case 'multiple-choice':
    case 'true-false':
    case 'multiple-select':
      return {
        add: question.type === 'multiple-select' ? 'addCheckboxItem' : 'addMultipleChoiceItem',
        ...scored,
        choices: choicesOf(question),
        feedback: question.explanation && untypeset(question.explanation),
      };
    case 'matching':
      return {
        add: 'addGridItem',
        ...common,
        rows: (question.pairs ?? []).map(({ left }) => untypeset(left)),
        columns: matchingChoices(question).map(({ text }) => untypeset(text)),
      };
    case 'ordering':
      return {
        add: 'addGridItem',
        ...common,
        rows: (question.items ?? []).map(untypeset),
        columns: (question.items ?? []).map((_, index) => String(index + 1)),
      };
    default:
      return {
        add: question.type === 'open-ended' ? 'addParagraphTextItem' : 'addTextItem',
        ...scored,
        feedback: untypeset([answerOf(question), question.explanation].filter(Boolean).join('. ')),
      };
  }
}

/** Forms rejects two choices with the same text. */
function choicesOf({ options = [] }: Question) {
  const seen = new Set<string>();
  return options.flatMap(({ text: words, correct }) => {
    const text = untypeset(words);
    if (seen.has(text)) return [];
    seen.add(text);
    return [{ text, correct }];
  });
}
