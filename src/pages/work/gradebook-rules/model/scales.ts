import { PRESETS } from 'gradebook-arithmetic/scales';
import type { GradebookLevel } from '@/shared/api/gradebooks';

type Preset = keyof typeof PRESETS;
/** `none` shows percentages alone, `custom` is any other scale. */
export type ScaleChoice = Preset | 'none' | 'custom';

const levelsOf = (preset: Preset): GradebookLevel[] =>
  PRESETS[preset].map((level) => ({
    name: level.name,
    from: Number(level.from),
    gpa: 'gpa' in level ? Number(level.gpa) : null,
    worth: 'worth' in level ? Number(level.worth) : null,
  }));

export const scaleOptions: readonly { value: ScaleChoice; label: string }[] = [
  { value: 'none', label: 'None, only percentages' },
  { value: 'letters', label: 'A to F: 90, 80, 70, 60' },
  { value: 'plusAndMinus', label: 'A to F with plus and minus' },
  { value: 'oneToFour', label: '4 to 1' },
  { value: 'oneToNine', label: '9 to 1' },
  { value: 'sixToOne', label: '1 to 6, where 1 is best' },
  { value: 'twentyToZero', label: '20 to 0' },
  { value: 'complete', label: 'Complete or incomplete' },
  { value: 'custom', label: 'Own levels' },
];

const presets = scaleOptions.flatMap(({ value }) =>
  value === 'none' || value === 'custom' ? [] : [{ value, levels: levelsOf(value) }],
);

const isSame = (one: readonly GradebookLevel[], other: readonly GradebookLevel[]): boolean =>
  one.length === other.length &&
  one.every((level, place) => {
    const its = other[place];
    return (
      level.name === its?.name &&
      level.from === its.from &&
      level.gpa === its.gpa &&
      level.worth === its.worth
    );
  });

/** Which of the choices a scale is. */
export const choiceOf = (scale: readonly GradebookLevel[] | null): ScaleChoice =>
  scale === null ? 'none' : (presets.find(({ levels }) => isSame(levels, scale))?.value ?? 'custom');

/** The scale of a choice; own levels begin with those of now, or with letters. */
export function scaleOf(choice: ScaleChoice, now: readonly GradebookLevel[] | null): GradebookLevel[] | null {
  if (choice === 'none') return null;
  if (choice === 'custom') return [...(now ?? levelsOf('letters'))];
  return levelsOf(choice);
}
