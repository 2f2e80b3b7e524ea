import { describe, expect, test } from 'vitest';
import { cellId, type ClassGradebook, EMPTY_CELL, type GradebookStudent } from './class-gradebook.ts';
import { planGradebookImport } from './plan-gradebook-import.ts';
import { readTable } from './read-table.ts';
import { writeGradebook } from './write-gradebook.ts';
import { writeScoresTemplate } from './write-scores-template.ts';

const nobody: GradebookStudent = {
  id: '',
  firstName: '',
  lastName: '',
  email: null,
  number: null,
  userName: null,
};
const students = [
  { ...nobody, id: 'stu-1', firstName: 'Zoë', lastName: '=1+1', number: '0007', email: 'z@school.test' },
  { ...nobody, id: 'stu-2', firstName: 'علي', lastName: 'van "der" Meer', userName: 'Ali V' },
];
const work = { id: '0192-0000cafe', title: 'Lab;\nfizz', points: 10, dueOn: '2026-10-23' };
const gradebook: ClassGradebook = {
  students,
  assignments: [work],
  cells: new Map([
    [cellId('stu-1', work.id), { ...EMPTY_CELL, points: 8.5, score: 7.65, shown: 'late', isDropped: true }],
    [cellId('stu-2', work.id), { points: null, score: null, status: 'excused', shown: 'excused' }],
  ]),
  lastChange: null,
};
const totals = [{ title: 'Current total', values: new Map([['stu-1', 76.5]]) }];
const exportedAt = new Date(1_795_910_400_000);

describe('a gradebook', () => {
  test('is written with a mark, Windows line ends, the signs of the language, and no formulas', () => {
    expect(writeGradebook(gradebook, { decimal: ',', totals, exportedAt })).toBe(
      [
        '\uFEFF"Last name";"First name";"Student number";"Email";"User name";"Lab;\nfizz [0000cafe]";"Lab;\nfizz [0000cafe] status";"Lab;\nfizz [0000cafe] dropped";"Lab;\nfizz [0000cafe] counts";"Current total";"Lectern ID";"Exported at (Unix time)"',
        '"Points possible";;;;;10;;;"(read only)";"(read only)";;',
        '"\'=1+1";"Zoë";"=""0007""";"z@school.test";;8,5;"late";"dropped";7,65;76,5;"stu-1";1795910400',
        '"van ""der"" Meer";"علي";;;"Ali V";;"excused";"";;;"stu-2";1795910400',
        '',
      ].join('\r\n'),
    );
  });

  test('has commas between the cells where decimals have points', () => {
    expect(writeGradebook(gradebook, { decimal: '.', totals: [], exportedAt })).toContain(
      '"",8.5,"late"'.slice(3),
    );
  });
});

describe('a template of PowerTeacher Pro', () => {
  const template = writeScoresTemplate(gradebook, work, {
    teacher: 'Lindqvist, Benedikt',
    className: '8D Science',
  });

  test('has its seven lines, what counts, and the students who have a number', () => {
    expect(template.text).toBe(
      [
        'Teacher Name:,"Lindqvist, Benedikt",',
        'Class:,8D Science,',
        'Assignment Name:,Lab; fizz,',
        'Due Date:,10/23/2026,',
        'Points Possible:,10.0,',
        'Extra Points:,0.0,',
        'Score Type:,POINTS,',
        'Student Num,Student Name,Score',
        '0007,"\'=1+1, Zoë",7.65',
        '',
      ].join('\r\n'),
    );
    expect(template.leftOut).toEqual(['stu-2']);
  });

  test('comes back without changes', () => {
    const plan = planGradebookImport(readTable(new TextEncoder().encode(template.text)), gradebook, 'en-US');
    expect(plan).toMatchObject({ format: 'powerteacher', changes: [], questions: [], refused: [] });
    expect(plan.students).toEqual([{ line: 9, studentId: 'stu-1', newNumber: null }]);
  });
});
