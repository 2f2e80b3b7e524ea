export { Field, type FieldProps } from './field';
export { useFieldControl, useFieldGroup } from './field-context';
