/** What is wrong: a sentence about the whole, or one beside a field. */
export type FormErrors<Values> = Partial<Record<keyof Values | 'form', string>>;

/** How far a part of the profile has come. */
export type FormStatus<Values> = { state: 'editing'; errors: FormErrors<Values> } | { state: 'saving' };

/** Some fields are changed: what was wrong with them is not known of the new values. */
export function edit<Values>(
  status: FormStatus<Values>,
  fields: readonly (keyof Values)[],
): FormStatus<Values> {
  if (status.state !== 'editing' || fields.every((field) => status.errors[field] === undefined))
    return status;
  const errors = { ...status.errors };
  for (const field of fields) delete errors[field];
  return { state: 'editing', errors };
}

export const save = <Values>(status: FormStatus<Values>): FormStatus<Values> =>
  status.state === 'editing' ? { state: 'saving' } : status;

export const complain = <Values>(
  status: FormStatus<Values>,
  errors: FormErrors<Values>,
): FormStatus<Values> => (status.state === 'editing' ? { state: 'editing', errors } : status);

/** The server has answered, with what it found wrong or with nothing. */
export const settle = <Values>(
  status: FormStatus<Values>,
  errors: FormErrors<Values> = {},
): FormStatus<Values> => (status.state === 'saving' ? { state: 'editing', errors } : status);
