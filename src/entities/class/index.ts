export { classTitle } from './model/class-face';
export { gradeLevelOf, grades, ordinalOf } from './model/grades';
export { ClassBook, type ClassBookProps } from './ui/class-book';
