import { gradeBandOf } from './grade-bands.ts';
import { subjectFamilyOf } from './subject-families.ts';

/** What every template's prompt says about the grade and the subject of a request; empty if both are unknown. */
export function guidanceFor({ grade_level, subject }: { grade_level: string; subject: string }): string {
  return [gradeBandOf(grade_level), subjectFamilyOf(subject)]
    .filter((part) => part !== undefined)
    .map(({ name, guidance }) => `For ${name}:\n${bullets(guidance)}`)
    .join('\n\n');
}

export const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
