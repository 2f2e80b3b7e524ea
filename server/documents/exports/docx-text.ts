import { Math as WordFormula, type ParagraphChild, TextRun } from 'docx';
import { mathOf } from './docx-formula.ts';
import { readFormula } from './formula.ts';
import { runsOf } from './inline.ts';

interface Style {
  bold?: boolean;
  italics?: boolean;
  color?: string;
}

/** A text as Word runs, with bold, italics, formulas and line breaks. */
export function textRuns(text: string, style: Style = {}): ParagraphChild[] {
  return text.split('\n').flatMap((line, index) => [
    ...(index === 0 ? [] : [new TextRun({ break: 1 })]),
    ...runsOf(line).map((run) => {
      const formula = run.formula && readFormula(run.text, run.formula === 'display');
      if (formula) return new WordFormula({ children: mathOf(formula) });
      return new TextRun({
        text: run.text,
        bold: run.bold || (style.bold ?? false),
        italics: run.italic || (style.italics ?? false),
        ...(style.color ? { color: style.color } : {}),
      });
    }),
  ]);
}
