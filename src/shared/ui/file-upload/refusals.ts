import { fileSize } from './file-size';

/** Why a file was rejected, as the file picker names it. */
export type Refusal = { file: File; errors: readonly string[] };

/** A sentence per rejected file: why, and what to do next. */
export function refusalTexts(refusals: readonly Refusal[], maxSize: number | undefined, maxFiles: number) {
  return refusals.map(({ file, errors }) => {
    if (errors.includes('FILE_TOO_LARGE') && maxSize !== undefined) {
      return `${file.name} is over ${fileSize(maxSize)}. Try a shorter extract.`;
    }
    if (errors.includes('FILE_INVALID_TYPE')) return `${file.name} has an unsupported file type.`;
    if (errors.includes('TOO_MANY_FILES'))
      return `${file.name} was left out. Upload at most ${maxFiles} at a time.`;
    return `${file.name} couldn’t be added.`;
  });
}
