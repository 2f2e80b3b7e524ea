import { expect, test } from 'vitest';
import { blankOf, readFormSchema } from '@/entities/template-form';
import { changeField, openForm, rejectForm } from './form-state';

test('a chosen class fills in its grade and subject, and their messages disappear', () => {
  const sevenB = { id: 'seven-b', name: '7B Science', subject: 'Science', grade_level: 'Grade 7' };
  const properties = {
    class_id: { type: 'string', title: 'Class', widget: 'class', default: '', classes: [sevenB] },
    topic: { type: 'string', title: 'Topic', widget: 'textarea' },
    grade_level: { type: 'string', title: 'Grade', widget: 'select', enum: ['Grade 6', 'Grade 7'] },
    subject: { type: 'string', title: 'Subject', widget: 'select', examples: ['Science'] },
  };
  const withClass = readFormSchema({ properties });
  expect(withClass[0]).toMatchObject({ kind: 'class', classes: [sevenB], required: false });
  const opened = openForm({ key: 'form', fields: withClass, input: blankOf(withClass), draftOf: null }, null);
  const rejected = rejectForm(opened, { subject: ['Choose a subject.'], topic: ['Enter a topic.'] });
  const chosen = changeField(rejected, { name: 'class_id', value: sevenB.id });
  expect(chosen).toMatchObject({
    values: { class_id: sevenB.id, grade_level: 'Grade 7', subject: 'Science' },
    rejected: { topic: 'Enter a topic.' },
  });
  expect(chosen).not.toHaveProperty('rejected.subject');
  expect(chosen, 'only fields of the form').not.toHaveProperty('values.class_name');
  expect(changeField(chosen, { name: 'class_id', value: '' })).toMatchObject({
    values: { class_id: '', grade_level: 'Grade 7' },
  });
});

test.each([
  ['loses a class that was deleted', { class_id: 'deleted', topic: 'Rain' }, { class_id: '', topic: 'Rain' }],
  ['keeps a class that is still there', { class_id: 'seven-b' }, { class_id: 'seven-b' }],
])('a stored form %s', (_, values, expected) => {
  const sevenB = { id: 'seven-b', name: '7B Science', subject: 'Science', grade_level: 'Grade 7' };
  const fields = readFormSchema({
    properties: {
      class_id: { type: 'string', title: 'Class', widget: 'class', default: '', classes: [sevenB] },
      topic: { type: 'string', title: 'Topic', widget: 'textarea' },
    },
  });
  const opening = { key: 'form', fields, input: blankOf(fields), draftOf: null };
  expect(openForm(opening, { values, version: 1 }).values).toMatchObject(expected);
  const ofDocument = { ...opening, input: { ...opening.input, ...values } };
  expect(openForm(ofDocument, null).values).toMatchObject(expected);
});
