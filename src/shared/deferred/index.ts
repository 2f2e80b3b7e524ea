export { loadWhenUsed, preloadDeferred } from './first-use';
export { createDeferred, hydrateDeferred } from './deferred';
