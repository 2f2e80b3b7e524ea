import { sample } from 'effector';
import { revisionConfirmed } from '@/features/document-actions';
import { changeQueued, sectionCopyRequested } from '@/features/document-editor';
import { richCopyRequested } from '@/features/document-export';

// What the features of an open document ask of each other.

sample({ clock: revisionConfirmed, target: changeQueued });
sample({ clock: sectionCopyRequested, target: richCopyRequested });
