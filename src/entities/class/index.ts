export { cardAddress, codeCopyRequested, joinAddress, plainCode, writtenCode } from './model/class-code';
export { accountsPath, classPath, classTitle, studentClassPath } from './model/class-face';
export { gradeLevelOf, gradeOf, grades, ordinalOf } from './model/grades';
export { seatsInWords } from './model/seats';
export { ClassBook, type ClassBookProps } from './ui/class-book';
export { ClassCode, type ClassCodeProps } from './ui/class-code';
export { PrintCode, type PrintCodeProps } from './ui/print-code';
export { CoverPicker, type CoverPickerProps } from './ui/cover-picker';
