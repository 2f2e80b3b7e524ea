import { preparationError } from '@farfetched/core';

// A model that starts calls beside those of the test would repeat them for seconds, as if the network were down.
globalThis.fetch = async () => {
  throw preparationError({ response: '', reason: 'This test has no network.' });
};
