export { createForm, type Form, sendForm } from './create-form';
export { focusFirstErrorFx, INVALID } from './focus-first-error';
export { focusFormFx } from './focus-form';
export { keepDraft, storedTexts } from './keep-draft';
export { FormElement } from './form-element';
export type { FormErrors, FormStatus } from './form-state';
export { emailAddress, entered, filled } from './rules';
export { useForm } from './use-form';
