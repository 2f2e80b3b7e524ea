import { fileSize } from './file-size';

/** What a file may be refused for, as the file picker names it. */
export type Refusal = { file: File; errors: readonly string[] };

/** One sentence for each refused file, saying what to do next. */
export function refusalTexts(refusals: readonly Refusal[], maxSize: number | undefined, maxFiles: number) {
  return refusals.map(({ file, errors }) => {
    if (errors.includes('FILE_TOO_LARGE') && maxSize !== undefined) {
      return `${file.name} is over ${fileSize(maxSize)}. Try a shorter extract.`;
    }
    if (errors.includes('FILE_INVALID_TYPE'))
      return `${file.name} is not a kind of file that can be read here.`;
    if (errors.includes('TOO_MANY_FILES'))
      return `${file.name} was left out: ${maxFiles} at a time is the most.`;
    return `${file.name} could not be added.`;
  });
}
