import { useState } from 'react';
import { aiPolicies, answersShown, attemptWords } from '@/entities/assignment';
import type { AssignmentOptions } from '@/shared/api/assignments';
import { type FormErrors, useForm } from '@/shared/lib/form';
import { Accordion } from '@/shared/ui/accordion';
import { Stack } from '@/shared/ui/stack';
import { type EditorValues, isOnPaper, peopleOf } from '../model/editor-values';
import { form } from '../model/form';
import { AttemptFields, LateFields, QuizFields } from './late-fields';
import { AiField, MarkingFields } from './marking-fields';
import { PeopleFields } from './people-fields';

/** What most assignments leave as it is, each part with what counts now. */
export function FoldedSections({ options }: { options: AssignmentOptions }) {
  const { values, errors } = useForm(form);
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const { isQuiz } = values;
  // Attempts of a quiz are among its settings, and work on paper has none.
  const hasAttempts = !isQuiz && !isOnPaper(values);
  const sections = [
    ...(isQuiz
      ? [
          {
            value: 'quiz',
            title: 'Quiz settings',
            note: quizNote(values),
            content: (
              <Stack gap={4}>
                <AttemptFields />
                <QuizFields />
              </Stack>
            ),
            isFlawed: false,
          },
        ]
      : []),
    {
      value: 'late',
      title: hasAttempts ? 'Late work and attempts' : 'Late work',
      note: lateNote(values),
      content: (
        <Stack gap={4}>
          <LateFields />
          {hasAttempts ? <AttemptFields /> : null}
        </Stack>
      ),
      isFlawed: has(errors, 'cutOff'),
    },
    {
      value: 'marking',
      title: isQuiz ? 'Marking' : 'Rubric and marking',
      note: values.rubric && !isQuiz ? 'With a rubric' : values.hideNames ? 'Names hidden' : '',
      content: <MarkingFields options={options} />,
      isFlawed: has(errors, 'rubric'),
    },
    {
      value: 'people',
      title: 'Students and exceptions',
      note: peopleNote(values),
      content: <PeopleFields options={options} />,
      isFlawed: has(errors, 'people'),
    },
    {
      value: 'ai',
      title: 'Use of AI',
      note: aiPolicies[values.aiPolicy].label,
      content: <AiField />,
      isFlawed: false,
    },
  ];
  // An error must not hide in a folded section.
  const flawed = sections.filter(({ isFlawed }) => isFlawed).map(({ value }) => value);
  return (
    <Accordion
      multiple
      level={2}
      open={[...new Set([...unfolded, ...flawed])]}
      onOpenChange={setUnfolded}
      items={sections.map(({ isFlawed: _, ...section }) => section)}
    />
  );
}

const has = (errors: FormErrors<EditorValues>, field: keyof EditorValues): boolean =>
  errors[field] !== undefined;

const quizNote = ({ attempts, minutes, showAnswers }: EditorValues): string =>
  [
    attempts === null ? 'any number of attempts' : attemptWords(attempts),
    minutes === null ? 'no time limit' : `${minutes} minutes`,
    `answers: ${answersShown[showAnswers].toLowerCase()}`,
  ].join(', ');

const lateNote = ({ isLatePenalised, latePercent, lateEvery, attempts, ...values }: EditorValues): string =>
  [
    isLatePenalised
      ? `Loses ${latePercent ?? 0}% ${lateEvery === 'day' ? 'a day' : 'an hour'}`
      : 'No penalty',
    ...(values.isQuiz || isOnPaper(values)
      ? []
      : [attempts === null ? 'any number of attempts' : attemptWords(attempts)]),
  ].join(', ');

function peopleNote(values: EditorValues): string {
  const all = values.classIds.map((id) => peopleOf(values, id));
  const exceptions = all.reduce((sum, { exceptions: list }) => sum + list.length, 0);
  const who = all.every(({ isForEveryone }) => isForEveryone) ? 'Everyone' : 'Some students';
  if (exceptions === 0) return who;
  return `${who}, ${exceptions === 1 ? '1 exception' : `${exceptions} exceptions`}`;
}
