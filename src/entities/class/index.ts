export { cardAddress, codeCopyRequested, joinAddress, plainCode, writtenCode } from './model/class-code';
export { accountsPath, classPath, classTitle, studentClassPath } from './model/class-face';
export { coverColor, freeCover } from './model/cover-color';
export { gradeLevelOf, gradeOf, grades, ordinalOf } from './model/grades';
export { seatsInWords } from './model/seats';
export { ClassBook, type ClassBookProps } from './ui/class-book';
export { ClassCode, type ClassCodeProps } from './ui/class-code';
export { CoverField, type CoverFieldProps } from './ui/cover-field';
export { PrintCode, type PrintCodeProps } from './ui/print-code';
