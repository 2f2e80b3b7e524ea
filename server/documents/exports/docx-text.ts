import { TextRun } from 'docx';
import { runsOf } from './inline.ts';

interface Style {
  bold?: boolean;
  italics?: boolean;
  color?: string;
}

/** A text as Word runs, with bold, italics and line breaks. */
export function textRuns(text: string, style: Style = {}): TextRun[] {
  return text.split('\n').flatMap((line, index) =>
    runsOf(line).map(
      (run, place) =>
        new TextRun({
          text: run.text,
          bold: run.bold || (style.bold ?? false),
          italics: run.italic || (style.italics ?? false),
          ...(style.color ? { color: style.color } : {}),
          ...(index > 0 && place === 0 ? { break: 1 } : {}),
        }),
    ),
  );
}
