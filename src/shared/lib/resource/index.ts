export { createResource, type Resource } from './create-resource';
