export { classTitle } from './model/class-face';
export { gradeLevelOf, grades, ordinalOf } from './model/grades';
export { ClassBook, type ClassBookProps } from './ui/class-book';
export { ClassCode, type ClassCodeProps } from './ui/class-code';
