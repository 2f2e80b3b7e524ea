export type { Autosaved } from './autosave-state';
export { createAutosave } from './create-autosave';
