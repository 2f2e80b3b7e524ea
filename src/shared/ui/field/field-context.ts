import { createContext, useContext, useId } from 'react';

/** What a Field provides to its control. */
export type FieldContext = {
  controlId: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  look: 'box' | 'line';
};

export const FieldContext = createContext<FieldContext | null>(null);

/** The attributes that link a control to its Field; without one, `label` is its accessible name. */
export function useFieldControl(label: string | undefined, id?: string) {
  const ownId = useId();
  const field = useContext(FieldContext);
  return {
    look: field?.look ?? ('box' as const),
    labelId: label ? undefined : field?.labelId,
    attributes: {
      id: id ?? field?.controlId ?? ownId,
      'aria-label': label,
      'aria-describedby': field?.describedBy,
      'aria-invalid': field?.invalid || undefined,
      'aria-required': field?.required || undefined,
    },
  };
}

/** The same for a control with several inputs: the label names the group. */
export function useFieldGroup(label: string | undefined) {
  const field = useContext(FieldContext);
  return {
    'aria-label': label,
    'aria-labelledby': label ? undefined : field?.labelId,
    'aria-describedby': field?.describedBy,
  };
}
