import { concurrency } from '@/shared/api';
import { createReviseGenerationMutation } from '@/shared/api/actions';
import {
  createContinueGenerationMutation,
  createDeleteGenerationMutation,
  createEditGenerationMutation,
  createFavouriteGenerationMutation,
  createGetGenerationQuery,
  createRegenerateSectionMutation,
  createRestoreGenerationMutation,
  createRestoreVersionMutation,
  createStartGenerationMutation,
  createStopGenerationMutation,
  createUnfavouriteGenerationMutation,
} from '@/shared/api/generations';

/** The requests of the one open document; other pages create their own. */
export const getGenerationQuery = createGetGenerationQuery();
export const startMutation = createStartGenerationMutation();
export const stopMutation = createStopGenerationMutation();
export const continueMutation = createContinueGenerationMutation();
export const regenerateMutation = createRegenerateSectionMutation();
export const reviseMutation = createReviseGenerationMutation();
export const editMutation = createEditGenerationMutation();
export const restoreVersionMutation = createRestoreVersionMutation();
export const favouriteMutation = createFavouriteGenerationMutation();
export const unfavouriteMutation = createUnfavouriteGenerationMutation();
export const trashMutation = createDeleteGenerationMutation();
export const untrashMutation = createRestoreGenerationMutation();

concurrency(getGenerationQuery, { strategy: 'TAKE_LATEST' });
