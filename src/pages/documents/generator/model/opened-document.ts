import { sample } from 'effector';
import { revisionConfirmed } from '@/features/document-actions';
import { changeQueued } from './queued-changes';

// What the features of an open document ask of each other.

sample({ clock: revisionConfirmed, target: changeQueued });
