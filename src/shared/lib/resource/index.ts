export { createResource, type Resource } from './create-resource';
export { ResourcePage } from './resource-page';
